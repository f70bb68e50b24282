import { useState, type ReactNode } from 'react';
import { parseAmount } from '../../amount/parse-amount.ts';
import { useFormat } from '../../amount/use-format.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Field, type TypedFieldProps } from './Field.tsx';
import { TextBox } from './TextBox.tsx';

interface MoneyFieldProps extends TypedFieldProps {
  readonly isLarge?: boolean;
  readonly isDisabled?: boolean;
  /** An example of a valid entry, shown while the field is empty. */
  readonly example?: string;
  readonly aside?: ReactNode;
}

/** An amount in euros, typed in any of the usual ways. An ambiguous entry is repeated as it was understood. */
export function MoneyField({
  name,
  value,
  onChange,
  onLeave,
  hint,
  error,
  isRequired = false,
  isLarge = false,
  isDisabled = false,
  example,
  ...field
}: MoneyFieldProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const [saidBack, setSaidBack] = useState<number>();

  const leave = () => {
    const parsed = parseAmount(value);
    if (parsed.kind === 'amount' && parsed.ambiguous) setSaidBack(parsed.value);
    onLeave();
  };

  return (
    <Field
      {...field}
      error={error}
      hint={
        saidBack === undefined ? hint : t('field.understoodAs', { amount: format.euros(saidBack) })
      }
    >
      {(control) => (
        <TextBox
          {...control}
          name={name}
          value={value}
          required={isRequired}
          isLarge={isLarge}
          disabled={isDisabled}
          placeholder={example === undefined ? undefined : t('field.example', { example })}
          {...(format.isCurrencyFirst ? { unitBefore: '€' } : { unitAfter: '€' })}
          onChange={(event) => {
            setSaidBack(undefined);
            onChange(event.currentTarget.value);
          }}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
