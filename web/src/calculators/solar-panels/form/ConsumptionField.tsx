import { formatNumber } from '../../../shared/amount/format-amount.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { Field } from '../../../shared/form/Field.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { valueOf } from '../../../shared/form/read-entry.ts';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import { TextBox } from '../../../shared/form/TextBox.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { readConsumption } from '../check-entries.ts';
import { exampleConsumption } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import { useConsumptionPeriod } from './consumption-period.ts';
import classes from './ConsumptionField.module.css';
import type { SolarPanelsFormState } from './form-state.ts';

/** The electricity of a household, with the switch between a month and a year. */
export function ConsumptionField({ form }: { readonly form: SolarPanelsFormState }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { t: shared } = useTranslation('shared');
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { consumptionPeriod: period } = entries;
  const { consumptionName } = useEntryNames();
  const { choosePeriod, conversion, keepTyped } = useConsumptionPeriod(form);
  const typed = conversion && valueOf(readConsumption(conversion.typed));

  /** Writes what was understood, so that thousands and decimals cannot be mistaken for each other unseen. */
  const leaveField = () => {
    const amount = valueOf(readConsumption(entries.consumption));
    if (amount !== null) enter('consumption', formatNumber(amount));
    leave('consumption');
  };

  return (
    <>
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
            onChange={choosePeriod}
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
      <output className={classes.conversion}>
        {conversion !== undefined && typed !== null && typed !== undefined && (
          <>
            {t('consumption.converted', {
              from: consumptionName(typed, conversion.typedPeriod),
            })}{' '}
            <Button look="text" onClick={() => keepTyped(conversion.typed)}>
              {t('consumption.keep', { meant: consumptionName(typed, period) })}
            </Button>
          </>
        )}
      </output>
    </>
  );
}
