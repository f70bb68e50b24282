import type {
  CoupleFilings,
  FilingsComparison,
  JointSalaryResult,
} from '@suen/engine/calculators/joint-salary/result';
import { namesOf, type SalaryBreakdown } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { difference } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { ReallocationView } from './ReallocationView.tsx';
import { sharesOf } from './shares.ts';
import classes from './SettlementView.module.css';

/** The three methods of taxation with their cost for the year, and the best of them. */
export function FilingsView({ result }: { readonly result: JointSalaryResult }) {
  const { filings, comparison } = result.couple ?? {};
  return filings === undefined || comparison === undefined ? null : (
    <>
      <FilingsOf
        filings={filings}
        comparison={comparison}
        // In class 2 the figures above are those of joint taxation.
        entered={result.couple?.settlement === undefined ? result.total.annualSalary : undefined}
        explanation={result.explanation?.filings}
        bestShares={sharesOf(result)?.best.tax}
      />
      <ReallocationView result={result} />
    </>
  );
}

interface Compared {
  readonly filings: CoupleFilings;
  readonly comparison: FilingsComparison;
}

interface FilingsOfProps extends Compared {
  /** The year of a couple in classes 1 and 1a, from which the methods differ. */
  readonly entered: SalaryBreakdown | undefined;
  /** The tax with the best of all shares, in euros. */
  readonly bestShares: number | undefined;
  readonly explanation: NonNullable<JointSalaryResult['explanation']>['filings'];
}

function FilingsOf({ filings, comparison, entered, explanation, bestShares }: FilingsOfProps) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'filings' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const halves = filings.reallocated.tax;
  const saved = difference(halves, bestShares ?? halves);
  const { best } = comparison;
  const [first = 'collective'] = best;
  return (
    <FoldedPart
      title={t('title')}
      inBrief={
        best.length === 1
          ? `${t(`name.${first}`)} · ${format.euros(filings[first].tax)}`
          : t(best.length === 2 ? 'inBriefOf.two' : 'inBriefOf.same')
      }
      className={`${classes.section} ${classes.filings}`}
    >
      <p className={classes.verdict}>
        {entered !== undefined && `${t('openToCouples')} `}
        {useVerdict({ filings, comparison })}
      </p>
      <FigureTable
        title={t('title')}
        heads={[shared('period.unit.annual'), t('tax'), t('kept')]}
        figures={[
          ...(entered === undefined
            ? []
            : [
                {
                  id: 'entered',
                  name: t('entered.name'),
                  note: t('entered.how'),
                  values: [
                    <Amount key="tax" value={entered.tax} />,
                    <Amount key="kept" value={entered.netSalary} />,
                  ],
                  steps: [],
                },
              ]),
          ...namesOf(filings).map((id) => ({
            id,
            name: t(`name.${id}`),
            note:
              id === 'reallocated' && saved > 0
                ? `${t('how.reallocated')} ${t('otherSplit', { amount: format.eurosBriefly(saved) })}`
                : t(`how.${id}`),
            values: [
              <Amount key="tax" value={filings[id].tax} />,
              <Amount key="kept" value={filings[id].netSalary} />,
            ],
            steps: explanation?.[id] ?? [],
          })),
        ]}
      />
      <p className={classes.note}>
        {t('request')} {entered === undefined && t('notPossible')}
      </p>
    </FoldedPart>
  );
}

/** The best method and its saving, in one sentence. */
function useVerdict({ filings, comparison }: Compared): string {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'filings' });
  const format = useFormat();
  const { best, advantage, equalBelow } = comparison;
  const [first = 'collective', second] = best;
  const third = namesOf(filings).find((id) => !best.includes(id));
  if (third === undefined) {
    return t('sentence.same', { limit: format.eurosBriefly(equalBelow) });
  }
  const words = {
    best: t(`inSentence.${first}`),
    amount: format.wholeEuros(advantage),
  };
  return second === undefined
    ? t('sentence.one', words)
    : t('sentence.two', {
        ...words,
        other: t(`inSentence.${second}`),
        third: t(`inSentence.${third}`),
      });
}
