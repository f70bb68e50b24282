import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { withinSentence } from '../../../shared/explanation/brief.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { PrintedSources } from '../../../shared/result/tables/PrintedSources.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useLanguage, useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './parts.module.css';

type HousingAids = NonNullable<HomeAffordabilityResult['aids']>;
type Refusal = HousingAids['refused'][number];

interface AidsProps {
  readonly aids: HousingAids;
  /** The household's income of two years ago in euros a year, where it was entered: it counts. */
  readonly incomeBefore: number | undefined;
  /** Today's income, which else takes its place. */
  readonly incomeToday: number;
  readonly explanation: HomeAffordabilityResult['explanation'];
}

/** What the buyers can ask the State for, each with its conditions. */
export function Aids({ aids, incomeBefore, incomeToday, explanation }: AidsProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.aids' });
  const language = useLanguage();
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const rows = [
    { id: 'accessionPremium', line: 'accessionPremium', amount: aids.accessionPremium },
    { id: 'savingsPremium', line: 'savingsPremium', amount: aids.savingsPremium },
    { id: 'interestSubsidy', line: 'interestSubsidyMonth', amount: aids.interestSubsidyMonth },
    { id: 'stateGuarantee', line: 'stateGuarantee', amount: aids.stateGuarantee },
    { id: 'mortgageDutiesSaved', line: 'mortgageDutiesSaved', amount: aids.mortgageDutiesSaved },
  ] as const;
  const values = {
    rate: format.percent(aids.interestSubsidyRate, 3),
    loan: format.wholeEuros(aids.subsidisedLoan),
  };
  const limitOf = (id: (typeof rows)[number]['id']) =>
    id === 'stateGuarantee' ? aids.guaranteeIncomeLimit : aids.incomeLimit;
  const granted = rows.filter(({ amount }) => amount > 0);
  const limitIn = ({ reason, limit }: Refusal) => {
    if (limit === undefined) return '';
    return reason === 'rate' ? format.percent(limit) : format.wholeEuros(limit);
  };
  const reasonOf = (refusal: Refusal) => t(`none.${refusal.reason}`, { limit: limitIn(refusal) });
  /** The refused in one row where the reason is the same. */
  const reasons = [...new Set(aids.refused.map(reasonOf))].map((reason) => ({
    reason,
    without: rows.filter(({ id }) =>
      aids.refused.some((refusal) => refusal.aid === id && reasonOf(refusal) === reason),
    ),
  }));
  return (
    <FoldedPart
      title={t('title')}
      inBrief={
        granted.length === 0
          ? t('noneGranted')
          : granted
              .map(({ id, amount }) =>
                shared('labelled', { label: t(id), value: format.wholeEuros(amount) }),
              )
              .join('\u00A0· ')
      }
      className={classes.aids}
    >
      <p>{t('intro')}</p>
      <div data-sources="together">
        <FigureTable
          title={t('title')}
          heads={[t('aid'), t('inEuros')]}
          figures={[
            ...granted.map(({ id, line, amount }) => ({
              id,
              name: t(id),
              note: t(`note.${id}`, { ...values, limit: format.wholeEuros(limitOf(id)) }),
              values: [<Amount key="amount" value={amount} hasCents={false} />],
              steps: stepsOfLine(explanation?.aids, line),
            })),
            ...reasons.map(({ reason, without }) => ({
              id: reason,
              name: without
                .map(({ id }, place) => (place === 0 ? t(id) : withinSentence(t(id), language)))
                .join(', '),
              note: reason,
              values: [<Amount key="amount" value={0} hasCents={false} />],
              steps: without.flatMap(({ line }) => stepsOfLine(explanation?.aids, line)),
            })),
          ]}
          hasHelp={false}
        />
        <PrintedSources steps={explanation?.aids ?? []} />
      </div>
      {incomeBefore === undefined && (
        <p>{t('incomeToday', { income: format.wholeEuros(incomeToday) })}</p>
      )}
    </FoldedPart>
  );
}
