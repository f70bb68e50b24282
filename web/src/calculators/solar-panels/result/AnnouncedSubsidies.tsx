import { announcedFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { AnnouncedChange } from '../../../shared/result/parts/AnnouncedChange.tsx';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

/** The law that replaces the present one on subsidies for panels and batteries. */
export function AnnouncedSubsidies() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.announced' });
  const format = useFormat();
  const dayName = useDayName();
  const { from, announcedOn, sources, ...law } = announcedFigures().homeSubsidies;
  return (
    <AnnouncedChange
      from={from}
      title={t('title', { day: dayName(from) })}
      inBrief={t('inBrief')}
      sentences={[
        t('amounts', {
          day: dayName(announcedOn),
        }),
        t('energyManager', {
          day: dayName(law.energyManagerInvoicedFrom),
          amount: format.eurosBriefly(law.energyManager),
          devices: law.connectedDevices,
        }),
        t('known', { day: dayName(from) }),
      ]}
      sources={sources}
    />
  );
}
