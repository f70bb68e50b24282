import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { FoldedPart } from '../../../shared/result/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { MyYearRecord } from './record.ts';
import classes from './Year.module.css';

/** What is left of each limit, and the tax that it would save alone. */
export function RoomView({ result }: { readonly result: MyYearRecord['result'] }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.room' });
  const format = useFormat();
  const { room, marginalRatePercent } = result;
  const left = room.filter(({ remaining }) => remaining > 0);
  if (left.length === 0) return null;
  const most = Math.max(...left.map(({ saves }) => saves));
  return (
    <FoldedPart
      className={classes.section}
      title={t('title')}
      standing={t('standing', { amount: format.wholeEuros(most) })}
    >
      <FigureTable
        title={t('title')}
        heads={[t('kind'), t('left'), t('saves')]}
        hasHelp={false}
        figures={left.map(({ category, remaining, saves }) => ({
          id: category,
          name: t(category),
          values: [
            <Amount key="left" value={remaining} hasCents={false} />,
            <Amount key="saves" value={saves} hasCents={false} />,
          ],
          steps: [],
        }))}
      />
      <p>{t('rate', { rate: format.percent(marginalRatePercent) })}</p>
    </FoldedPart>
  );
}
