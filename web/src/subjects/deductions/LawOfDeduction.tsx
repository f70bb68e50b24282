import type { SupportedYear } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { quotedDeductionFigures } from './quoted-figures.ts';
import classes from './LawOfDeduction.module.css';

/** The ceilings of the law that a card may be about. */
export type LawId = 'pension' | 'insurances' | 'homeSavings' | 'outstandingBalanceInsurance';

const points = ['article', 'ceiling', 'who', 'counts', 'conditions', 'note'] as const;

interface LawOfDeductionProps {
  readonly id: LawId;
  readonly taxYear: SupportedYear;
}

/** The law on a limit: article, amount, people, deductible payments and conditions. */
export function LawOfDeduction({ id, taxYear }: LawOfDeductionProps) {
  const { t } = useTranslation('deductions');
  const format = useFormat();
  const figures = quotedDeductionFigures(taxYear, format);
  return (
    <dl className={classes.law}>
      {points.map((point) => (
        <div key={point}>
          <dt className={classes.point}>{t(`point.${point}`)}</dt>
          <dd className={classes.words}>{t(`law.${id}.${point}`, figures)}</dd>
        </div>
      ))}
    </dl>
  );
}
