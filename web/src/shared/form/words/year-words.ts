import { useTranslation } from '../../translation/use-translation.ts';
import type { FieldWords } from './field-words.ts';

/** The words of a field for a calendar year, which is written without a separator and is earlier or later, not less or more. */
export function useYearWords(): Required<Pick<FieldWords<number>, 'write' | 'error'>> {
  const { t } = useTranslation('shared', { keyPrefix: 'error' });
  return {
    write: String,
    error: ({ code, limit }) =>
      limit !== undefined && (code === 'belowMinimum' || code === 'aboveMaximum')
        ? t(code === 'belowMinimum' ? 'yearTooEarly' : 'yearTooLate', { year: String(limit) })
        : undefined,
  };
}
