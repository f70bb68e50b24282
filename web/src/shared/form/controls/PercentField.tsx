import { parseNumber } from '../../amount/parse-number.ts';
import { useFormat } from '../../amount/use-format.ts';
import { roundedPercent } from '../definition/read-entry.ts';
import type { TypedFieldProps } from './Field.tsx';
import { NumberField } from './NumberField.tsx';

interface PercentFieldProps extends TypedFieldProps {
  /** As large as an amount beside it. */
  readonly isLarge?: boolean;
}

/** A rate in percent, rounded to two decimals on blur. */
export function PercentField({ value, onChange, onLeave, ...field }: PercentFieldProps) {
  const { plain } = useFormat();
  const leave = () => {
    const parsed = parseNumber(value);
    if (parsed.kind === 'number' && roundedPercent(parsed.value) !== parsed.value) {
      onChange(plain(roundedPercent(parsed.value)));
    }
    onLeave();
  };
  return <NumberField {...field} unit="%" value={value} onChange={onChange} onLeave={leave} />;
}
