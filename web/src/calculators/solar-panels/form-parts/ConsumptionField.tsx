import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { Field } from '../../../shared/form/controls/Field.tsx';
import { SegmentedChoice } from '../../../shared/form/controls/SegmentedChoice.tsx';
import { TextBox } from '../../../shared/form/controls/TextBox.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { consumptionIn } from '../form.ts';
import { useEntryNames } from '../words.ts';
import { useConsumptionPeriod } from './consumption-period.ts';
import type { PartOfForm } from './part-of-form.ts';
import classes from './ConsumptionField.module.css';

/** The electricity of a household, with the switch between a month and a year. */
export function ConsumptionField({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { entries, enter, leave } = form;
  const { label, hint, error } = control('consumption');
  const { consumptionPeriod: period } = entries;
  const { consumptionName } = useEntryNames();
  const { choosePeriod, conversion, keepTyped } = useConsumptionPeriod(form);
  const typed = conversion && consumptionIn(conversion.typed);

  /** Shows how the entry was understood, because thousands and decimals are easy to confuse. */
  const leaveField = () => {
    const amount = consumptionIn(entries.consumption);
    if (amount !== null) enter('consumption', format.number(amount));
    leave('consumption');
  };

  return (
    <>
      <Field
        label={label}
        hint={hint}
        error={error}
        aside={
          <SegmentedChoice
            {...control('consumptionPeriod')}
            choices={(['monthly', 'annual'] as const).map((value) => ({
              value,
              label: shared(`period.${value}`),
            }))}
            onChange={choosePeriod}
          />
        }
      >
        {(parts) => (
          <TextBox
            {...parts}
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
