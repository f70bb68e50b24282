import { announcedFigures, yearOf } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { AnnouncedChange } from '../../../shared/result/parts/AnnouncedChange.tsx';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

/** The single scale that a bill announces. */
export function AnnouncedScale() {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.announced' });
  const format = useFormat();
  const dayName = useDayName();
  const { from, announcedOn, readOn, sources, ...tariff } = announcedFigures().singleTariff;
  const year = yearOf(from);
  return (
    <AnnouncedChange
      from={from}
      title={t('title', { year })}
      sentences={[
        t('bill', {
          bill: tariff.bill,
          day: dayName(announcedOn),
          brackets: tariff.brackets,
          amount: format.eurosBriefly(tariff.untaxedIncome),
        }),
        t('couples', { year, last: tariff.classTwoThrough, until: dayName(tariff.choiceUntil) }),
        t('afterwards', { years: tariff.yearsInClassTwo }),
        t('children', {
          allowance: format.eurosBriefly(tariff.smallChildAllowance),
          age: tariff.smallChildBelowAge,
          credit: format.eurosBriefly(tariff.singleParentCredit),
        }),
        t('known', { day: dayName(readOn) }),
      ]}
      sources={sources}
    />
  );
}
