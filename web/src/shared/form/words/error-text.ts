import { useTranslation, type Translate } from '../../translation/use-translation.ts';
import type { FieldError } from '../definition/read-entry.ts';

interface Wording {
  /** Writes a limit in the unit of the field. */
  readonly limit: (value: number) => string;
  /** An example of a valid entry, shown if the entry cannot be read. */
  readonly example: string;
}

/** A choice has no limits and cannot be mistyped. Only the API can refuse it. */
const wordingOfChoice: Wording = { limit: String, example: '' };

/** A message for each error. It says what to do and names the limit. */
export function useErrorText(): (
  error: FieldError | undefined,
  wording?: Wording,
) => string | undefined {
  const { t } = useTranslation('shared');
  return (error, wording = wordingOfChoice) => error && errorText(t, error, wording);
}

/** The reasons that are a limit. A field of a salary has words of its own for the lowest one. */
const sideOfLimit: Partial<Record<FieldError['code'], 'belowMinimum' | 'aboveMaximum'>> = {
  belowMinimum: 'belowMinimum',
  belowMinimumSalary: 'belowMinimum',
  belowMinimumSalaryForHours: 'belowMinimum',
  aboveMaximum: 'aboveMaximum',
};

function errorText(
  t: Translate<'shared'>,
  { code, limit }: FieldError,
  { limit: writeLimit, example }: Wording,
): string {
  const side = sideOfLimit[code];
  if (side !== undefined && limit !== undefined) {
    return t(`error.${side}`, { limit: writeLimit(limit) });
  }
  if (code === 'unreadable' || code === 'notWhole') return t(`error.${code}`, { example });
  return code === 'required' ? t('error.required') : t('error.refused');
}
