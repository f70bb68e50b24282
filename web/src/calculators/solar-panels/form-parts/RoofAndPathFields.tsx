import { previewedRoof } from '@suen/engine/calculators/solar-panels/system-preview';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FieldRow } from '../../../shared/form/controls/FieldRow.tsx';
import { ListField } from '../../../shared/form/controls/ListField.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { Preview } from '../../../shared/form/parts/Preview.tsx';
import { useInBrief } from '../../../shared/form/words/field-words.ts';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { roofDirectionChoices, roofIn } from '../form.ts';
import { writeKwh } from '../result/energy-words.ts';
import { useEntryNames, useSolarPanelsWords } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

const roof = ['roofTilt', 'roofDirection'] as const;
const path = ['priceChange', 'outputLoss'] as const;

/** Tilt and direction of the roof. */
export function RoofFields({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { directionName } = useEntryNames();
  const inBrief = useInBrief(form, useSolarPanelsWords(form.entries));
  return (
    <FoldedFields
      form={form}
      id="roof"
      title={t('groups.roof')}
      names={roof}
      inBrief={inBrief(roof)}
    >
      <FieldRow least="12rem">
        <NumberField {...control('roofTilt')} />
        <ListField
          control={control('roofDirection')}
          values={roofDirectionChoices}
          nameOf={directionName}
        />
      </FieldRow>
      <RoofPreview form={form} />
    </FoldedFields>
  );
}

/** What the roof gives, computed before the form is sent. */
function RoofPreview({ form }: Pick<PartOfForm, 'form'>) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.roofPreview' });
  const format = useFormat();
  const own = previewedRoof(
    { ...roofIn(form.entries), solarYieldPerKWp: form.entries.solarYieldPerKWp },
    useToday(),
  );
  return (
    <Preview>
      {own === null
        ? t('unknown')
        : t('known', {
            share: format.percent(own.share),
            yield: writeKwh(own.yieldPerKwp, format),
          })}
    </Preview>
  );
}

/** Changes from one year to the next. */
export function PathFields({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const inBrief = useInBrief(form, useSolarPanelsWords(form.entries));
  return (
    <FoldedFields
      form={form}
      id="path"
      title={t('groups.path')}
      names={path}
      inBrief={inBrief(path)}
    >
      <FieldRow least="12rem">
        <NumberField {...control('priceChange')} />
        <NumberField {...control('outputLoss')} />
      </FieldRow>
    </FoldedFields>
  );
}
