import type { TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import classes from './TaxClass.module.css';

/** When class 2 after the end of a marriage ends, and what that costs. */
export function ClassChange({ result }: { readonly result: TaxClassResult }) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.change' });
  const format = useFormat();
  const { taxClassInSentence } = useSalaryEntryNames();
  const { nextChange, taxYear, considered } = result;
  if (nextChange === undefined) return null;
  const { year, taxClass, additionalTax } = nextChange;
  const isWidowed = considered.at(-1)?.situation === 'recentlyWidowed';
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      <p>{t(isWidowed ? 'automatic' : 'ask')}</p>
      <p>{t('text', { year, taxClass: taxClassInSentence(taxClass) })}</p>
      {additionalTax !== undefined && additionalTax > 0 && (
        <p>{t('cost', { amount: format.wholeEuros(additionalTax), taxYear })}</p>
      )}
    </section>
  );
}
