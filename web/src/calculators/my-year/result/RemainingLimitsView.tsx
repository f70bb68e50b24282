import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { MyYearRecord } from './record.ts';
import classes from './Year.module.css';

/** What is deducted by category, what is left of each limit, and the tax that this would save alone. */
export function RemainingLimitsView({ result }: { readonly result: MyYearRecord['result'] }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.room' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { t: hint } = useTranslation('my-year', { keyPrefix: 'result.hint' });
  const { room: remainingLimits, marginalRatePercent, hints } = result;
  const [most] = remainingLimits.toSorted((one, other) => other.saves - one.saves);
  if (most === undefined) return null;
  return (
    <FoldedPart
      className={`${classes.section} ${classes.remainingLimits}`}
      title={t('title')}
      inBrief={shared('labelled', {
        label: t(most.category),
        value: t('inBrief', { amount: format.wholeEuros(most.saves) }),
      })}
    >
      <FigureTable
        title={t('title')}
        heads={[t('kind'), t('used'), t('left'), t('saves')]}
        hasHelp={false}
        figures={remainingLimits.map(({ category, deductible, remaining, saves }) => ({
          id: category,
          name: t(category),
          values: [
            <Amount key="used" value={deductible} hasCents={false} />,
            <Amount key="left" value={remaining} hasCents={false} />,
            <Amount key="saves" value={saves} hasCents={false} />,
          ],
          steps: [],
        }))}
      />
      <p>{t('rate', { rate: format.percent(marginalRatePercent) })}</p>
      {hints.includes('agesNotKnown') && <p>{hint('agesNotKnown')}</p>}
    </FoldedPart>
  );
}
