import { SteppedField } from '../../shared/form/controls/SteppedField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../shared/window/use-is-phone.ts';
import { AdditionFields } from './form-parts/AdditionFields.tsx';
import { ConsumptionField } from './form-parts/ConsumptionField.tsx';
import { CostFields } from './form-parts/CostFields.tsx';
import { useSolarControls, type PartOfForm } from './form-parts/part-of-form.ts';
import { RemainingFields } from './form-parts/RemainingFields.tsx';
import { PathFields, RoofFields } from './form-parts/RoofAndPathFields.tsx';
import { FormerSchemes, SchemeField } from './form-parts/SchemeFields.tsx';
import { SystemPreview } from './form-parts/SystemPreview.tsx';
import { type solarPanelsForm, batteryCapacities } from './form.ts';
import { useEntryNames, useSolarPanelsWords } from './words.ts';

const additions = ['includeEv', 'hasHeatPump'] as const;
const money = ['costPerKWp', 'additionalSubsidyAmount'] as const;

/**
 * The fields of the solar panels form: consumption, battery and the scheme of the subsidy, and all else folded below
 * what it holds.
 */
export function Fields({ form }: { readonly form: StateOf<typeof solarPanelsForm> }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const isPhone = useIsPhone();
  const inBrief = useInBrief(form, useSolarPanelsWords(form.entries));
  const part = { form, control: useSolarControls(form) };
  return (
    <>
      <ConsumptionField {...part} />
      <FoldedFields
        form={form}
        id="additions"
        title={t('additions')}
        names={additions}
        inBrief={inBrief(additions)}
        whenEmpty={t('noAdditions')}
      >
        <AdditionFields {...part} />
      </FoldedFields>
      {isPhone && <SystemPreview form={form} />}
      <BatteryField {...part} />
      <SchemeField {...part} />
      <Folds>
        <FormerSchemes {...part} />
        <FoldedFields
          form={form}
          id="money"
          title={t('groups.money')}
          names={money}
          inBrief={inBrief(money)}
        >
          <CostFields {...part} />
        </FoldedFields>
        <RemainingFields {...part} />
        <RoofFields {...part} />
        <PathFields {...part} />
      </Folds>
    </>
  );
}

/** The battery. Its choice sets the self-consumption, too. */
function BatteryField({ control }: PartOfForm) {
  const { batteryName, yesOrNo } = useEntryNames();
  return (
    <SteppedField
      {...control('batteryCapacity')}
      values={batteryCapacities}
      describe={(capacity) => (capacity === 0 ? yesOrNo(false) : batteryName(capacity))}
    />
  );
}
