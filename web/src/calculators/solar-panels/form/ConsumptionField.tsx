import { formatNumber } from '../../../shared/amount/format-amount.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import { Field } from '../../../shared/form/Field.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { valueOf } from '../../../shared/form/read-entry.ts';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import { TextBox } from '../../../shared/form/TextBox.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { readConsumption } from '../check-entries.ts';
import { exampleConsumption } from '../entries.ts';
import type { SolarPanelsFormState } from './form-state.ts';

/** The electricity of a household, with the switch between a month and a year. */
export function ConsumptionField({ form }: { readonly form: SolarPanelsFormState }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { t: shared } = useTranslation('shared');
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { consumptionPeriod: period } = entries;

  /** Writes what was understood, so that thousands and decimals cannot be mistaken for each other unseen. */
  const leaveField = () => {
    const amount = valueOf(readConsumption(entries.consumption));
    if (amount !== null) enter('consumption', formatNumber(amount));
    leave('consumption');
  };

  return (
    <Field
      label={t('consumption.label')}
      hint={t(`consumption.hint.${period}`, { example: exampleConsumption[period] })}
      error={problemText(shownProblems.get('consumption'), {
        limit: (amount) => writeFigure(amount, 'kWh'),
        example: exampleConsumption[period],
      })}
      aside={
        <SegmentedChoice
          name="consumptionPeriod"
          label={t('consumptionPeriod.label')}
          choices={(['monthly', 'annual'] as const).map((value) => ({
            value,
            label: shared(`period.${value}`),
          }))}
          value={period}
          onChange={(value) => enter('consumptionPeriod', value)}
        />
      }
    >
      {(control) => (
        <TextBox
          {...control}
          name="consumption"
          value={entries.consumption}
          required
          isLarge
          unitAfter="kWh"
          onChange={(event) => enter('consumption', event.currentTarget.value)}
          onBlur={leaveField}
        />
      )}
    </Field>
  );
}
