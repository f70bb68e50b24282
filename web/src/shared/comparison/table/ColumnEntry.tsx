import { useId } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import { FieldDoubt } from '../../form/controls/FieldDoubt.tsx';
import { FieldMessage } from '../../form/controls/FieldMessage.tsx';
import { SelectBox } from '../../form/controls/SelectBox.tsx';
import { TextBox } from '../../form/controls/TextBox.tsx';
import type { Field } from '../../form/definition/fields.ts';
import type { ControlOf } from '../../form/words/field-words.ts';
import { useEntryOfColumn } from '../state/comparison-state.ts';
import classes from './ColumnEntry.module.css';

interface ColumnEntryProps<Entry> {
  readonly columnId: number;
  /** Names the entry and its column. */
  readonly label: string;
  readonly field: Field<unknown, unknown>;
  readonly control: ControlOf<Entry>;
  /** The values of a choice, in words. */
  readonly choices: readonly { readonly value: unknown; readonly name: string }[];
  /** What it holds, for print and for files. */
  readonly written: string;
}

/** An entry that can be changed in its column: a box to type in, or a list to choose from. */
export function ColumnEntry<Entry>(props: ColumnEntryProps<Entry>) {
  const { columnId, label, field, control, choices, written } = props;
  const { calculator, name, unit, error, doubt, isRequired, onChange, onLeave } = control;
  // What is typed is seen at once. All else about an entry is drawn when there is time for it.
  const value = useEntryOfColumn(calculator, columnId, name) ?? String(control.value);
  const { isCurrencyFirst } = useFormat();
  const messageId = useId();
  const controlProps = {
    id: `${messageId}-control`,
    'aria-label': label,
    'aria-describedby': error === undefined ? undefined : messageId,
    'aria-invalid': error !== undefined,
  };
  const euros = isCurrencyFirst ? { unitBefore: '€' } : { unitAfter: '€' };
  const choose = (chosen: string) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the choices are values of the field
    onChange(choices.find((choice) => String(choice.value) === chosen)?.value as Entry);
  };
  return (
    <>
      <span className={classes.printed} data-cell>
        {written}
      </span>
      <div className={classes.control}>
        {field.unit === 'choice' ? (
          <SelectBox
            control={controlProps}
            name={name}
            options={choices.map((choice) => ({
              value: String(choice.value),
              label: choice.name,
            }))}
            value={value}
            onChange={choose}
          />
        ) : (
          <TextBox
            {...controlProps}
            name={name}
            value={value}
            required={isRequired}
            {...(field.unit === 'euros' ? euros : unit !== '' && { unitAfter: unit })}
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all entries but choices are texts
            onChange={(event) => onChange(event.currentTarget.value as Entry)}
            onBlur={onLeave}
          />
        )}
        <FieldMessage id={messageId} hint={undefined} error={error} />
        {field.unit !== 'choice' && <FieldDoubt fieldId={controlProps.id} doubt={doubt} />}
      </div>
    </>
  );
}
