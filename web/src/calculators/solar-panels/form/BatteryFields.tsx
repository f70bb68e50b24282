import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import { usualSelfConsumptionPercent } from '@suen/engine/inputs';
import { formatPercent } from '../../../shared/amount/format-amount.ts';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { SteppedField } from '../../../shared/form/SteppedField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { limitsOf } from '../check-entries.ts';
import { batteryCapacities } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { SolarPanelsFormState } from './form-state.ts';

const percentMarks = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }));

/** The battery, and the share of the electricity that is used at home, which the choice of a battery sets. */
export function BatteryFields({ form }: { readonly form: SolarPanelsFormState }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { batteryName, yesOrNo } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave, chooseBattery } = form;
  const { minimum, maximum } = limitsOf.selfConsumptionRate;
  const { batteryPrice, suppliersFrom, suppliersTo } = quotedFigures();
  const usual = formatPercent(usualSelfConsumptionPercent(entries.batteryCapacity));

  return (
    <>
      <SteppedField
        name="batteryCapacity"
        label={t('batteryCapacity.label')}
        hint={t('batteryCapacity.hint', { price: batteryPrice })}
        error={problemText(shownProblems.get('batteryCapacity'))}
        values={batteryCapacities}
        value={entries.batteryCapacity}
        describe={(capacity) => (capacity === 0 ? yesOrNo(false) : batteryName(capacity))}
        onChange={chooseBattery}
      />
      <SliderField
        name="selfConsumptionRate"
        label={t('selfConsumptionRate.label')}
        hint={t(`selfConsumptionRate.hint.${entries.batteryCapacity === 0 ? 'without' : 'with'}`, {
          usual,
          from: suppliersFrom,
          to: suppliersTo,
          default: formatPercent(solarPanelsDefaults.selfConsumptionRate),
        })}
        error={problemText(shownProblems.get('selfConsumptionRate'), {
          limit: formatPercent,
          example: String(solarPanelsDefaults.selfConsumptionRate),
        })}
        unit="%"
        minimum={minimum}
        maximum={maximum}
        marks={percentMarks}
        value={entries.selfConsumptionRate}
        describe={formatPercent}
        onChange={(value) => enter('selfConsumptionRate', value)}
        onLeave={() => leave('selfConsumptionRate')}
      />
    </>
  );
}
