import type { TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { taxClassFigures } from '@suen/engine/inputs';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { taxClassForm } from '../form.ts';
import { lawYear } from './law-year.ts';

/** Why this class, and the one thing to know next: what a request is worth, or when the class changes. */
export function useAnswer() {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result' });
  const format = useFormat();
  const { taxClassInSentence } = useSalaryEntryNames();
  return (result: TaxClassResult): string => {
    const { considered, options, nextChange, taxYear } = result;
    const { age, yearsAfterMarriage } = taxClassFigures(lawYear(taxYear));
    const decided = considered.at(-1)?.situation ?? 'other';
    const why = t(`why.${decided}`, { age, years: yearsAfterMarriage });
    if (nextChange !== undefined) {
      const taxClass = taxClassInSentence(nextChange.taxClass);
      return `${why} ${t('answer.change', { year: nextChange.year, taxClass })}`;
    }
    const [option] = options;
    if (option === undefined) return why;
    const { id, isOpen, saving } = option;
    if (!isOpen && id !== 'jointByReturn' && saving !== undefined) {
      return `${why} ${t('answer.option.notOpen')}`;
    }
    if (!isOpen || saving === undefined || saving === 0) return why;
    const amount = format.wholeEuros(Math.abs(saving));
    if (saving > 0) return `${why} ${t('answer.option.gain', { amount })}`;
    return id === 'individual' ? `${why} ${t('answer.option.cost', { amount })}` : why;
  };
}

/** What else there is to know, and what else may be asked for. */
export function useHints() {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.hint' });
  return (
    { residence }: RequestOf<typeof taxClassForm>,
    { hints, options }: TaxClassResult,
  ): readonly string[] => {
    const said = hints.includes('secondParent') ? [t('secondParent')] : [];
    const isAlone = residence !== 'luxembourg' && options.length === 0;
    return isAlone ? [...said, t('singleNonResident')] : said;
  };
}
