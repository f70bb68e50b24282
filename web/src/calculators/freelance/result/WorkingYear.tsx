import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './WorkingYear.module.css';

/** The working year: from days to profit, the first line of the breakdown. */
export function WorkingYear({ result }: { readonly result: FreelanceResult }) {
  const { t } = useTranslation('freelance', { keyPrefix: 'result.year' });
  const format = useFormat();
  const amounts = {
    invoiced: result.invoiced,
    vat: result.vatAmount,
    profit: result.annualSalary.grossSalary,
  };
  return (
    <FoldedPart
      title={t('title')}
      inBrief={t('inBrief', { count: result.workingDays, profit: format.euros(amounts.profit) })}
      className={classes.year}
    >
      <dl className={classes.figures}>
        <div className={classes.figure}>
          <dt>{t('workingDays')}</dt>
          <dd className={classes.value}>{format.number(result.workingDays)}</dd>
        </div>
        {(['invoiced', 'vat', 'profit'] as const).map((name) => (
          <div key={name} className={classes.figure}>
            <dt>{t(name)}</dt>
            <dd className={classes.value}>
              <Amount value={amounts[name]} hasCurrency />
            </dd>
          </div>
        ))}
      </dl>
    </FoldedPart>
  );
}
