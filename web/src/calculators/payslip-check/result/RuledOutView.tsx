import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useLineWords } from '../words.ts';
import { useCauseWords } from './cause-words.ts';
import type { PayslipCheckRecord } from './record.ts';
import classes from './PayslipCheck.module.css';

/** What was tried and does not explain the payslip, each with a line that it would make another one. */
export function RuledOutView({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.ruledOut' });
  const format = useFormat();
  const { nameOf } = useCauseWords(result.payMonth);
  const { nameOf: lineName } = useLineWords();
  const { ruledOut } = result;
  if (ruledOut.length === 0) return null;
  return (
    <FoldedPart
      title={t('title')}
      inBrief={t('inBrief', { count: ruledOut.length })}
      className={classes.ruledOut}
    >
      <ul>
        {ruledOut.map((each) => (
          <li key={JSON.stringify([each.changes, each.id])}>
            <span>{nameOf({ ...each, range: undefined })}</span>
            <span>
              {t('would', { line: lineName(each.line), amount: format.euros(each.calculated) })}
            </span>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
