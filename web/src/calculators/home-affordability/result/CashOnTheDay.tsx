import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { isLivedIn } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { Ribbon } from '../../../shared/charts/ribbon/Ribbon.tsx';
import { FailureNotice } from '../../../shared/form/parts/FailureNotice.tsx';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { PrintedSources } from '../../../shared/result/tables/PrintedSources.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useChangedCalculation } from '../../../shared/result/view/changed-calculation.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { homeAffordabilityForm } from '../form.ts';
import classes from './parts.module.css';

type HomeRecord = RecordOf<typeof homeAffordabilityForm, HomeAffordabilityResult>;

interface CashOnTheDayProps {
  readonly record: HomeRecord;
  readonly wish: NonNullable<HomeAffordabilityResult['wish']>;
  readonly onResult: (record: HomeRecord) => void;
}

const colours = {
  own: 'var(--suen-net)',
  duties: 'var(--suen-tax)',
  saleDeed: 'var(--suen-cash)',
  mortgageDeed: 'var(--suen-pension)',
  disbursements: 'var(--suen-long-term-care)',
} as const;

/** A part of the sum. Most have a colour in the bar. */
function row(id: string, name: string, amount: number, rest: Partial<Figure>): Figure {
  return {
    id,
    name,
    values: [<Amount key="amount" value={amount} hasCents={false} />],
    steps: [],
    colour: 'transparent',
    ...rest,
  };
}

/** The cash that a purchase takes, as one sum with its parts, beside the own money that was entered. */
export function CashOnTheDay({ record, wish, onResult }: CashOnTheDayProps) {
  const { request, result } = record;
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.cash' });
  const format = useFormat();
  const { from, to, middle } = wish.disbursements;
  const steps = (line: Parameters<typeof stepsOfLine>[1]) =>
    stepsOfLine(result.explanation?.inView, line);
  const figures = [
    row('own', t('own'), wish.ownFunds, { colour: colours.own, steps: steps('ownFunds') }),
    row('duties', t('duties'), wish.duties, {
      steps: steps('duties'),
      ...(wish.homeBuyerCredit === 0 && { colour: colours.duties }),
    }),
    ...(wish.homeBuyerCredit > 0
      ? [
          row('credit', t('credit'), -wish.homeBuyerCredit, { steps: steps('homeBuyerCredit') }),
          row('dutiesAfterCredit', t('dutiesAfterCredit'), wish.dutiesAfterCredit, {
            colour: colours.duties,
            steps: steps('dutiesAfterCredit'),
          }),
        ]
      : []),
    row('saleDeed', t('saleDeed'), wish.saleDeed, {
      colour: colours.saleDeed,
      steps: steps('notaryFees'),
    }),
    ...(wish.mortgageDeed > 0
      ? [
          row('mortgageDeed', t('mortgageDeed'), wish.mortgageDeed, {
            colour: colours.mortgageDeed,
            steps: steps('mortgageDeed'),
          }),
        ]
      : []),
    row('disbursements', t('disbursements'), middle, {
      colour: colours.disbursements,
      note: t('disbursementsNote', { from: format.wholeEuros(from), to: format.wholeEuros(to) }),
      steps: steps('disbursements'),
    }),
    row('cashNeeded', t('cashNeeded'), wish.cashNeeded, {
      isTotal: true,
      steps: steps('cashNeeded'),
    }),
    ...(wish.cashMissing > 0
      ? [
          row('entered', t('entered'), request.downPayment ?? 0, {}),
          row('cashMissing', t('cashMissing'), wish.cashMissing, { steps: steps('cashMissing') }),
        ]
      : []),
  ];
  const parts = [
    { id: 'own', amount: wish.ownFunds, colour: colours.own },
    { id: 'duties', amount: wish.dutiesAfterCredit, colour: colours.duties },
    { id: 'saleDeed', amount: wish.saleDeed, colour: colours.saleDeed },
    { id: 'mortgageDeed', amount: wish.mortgageDeed, colour: colours.mortgageDeed },
    { id: 'disbursements', amount: middle, colour: colours.disbursements },
  ];
  return (
    <FoldedPart
      title={t('title')}
      inBrief={format.wholeEuros(wish.cashNeeded)}
      className={classes.part}
    >
      {isLivedIn(request.dwelling ?? homeAffordabilityDefaults.dwelling) && (
        <BuyersChoice record={record} onResult={onResult} />
      )}
      <Ribbon parts={parts.filter(({ amount }) => amount > 0)} />
      <div data-sources="together">
        <FigureTable title={t('title')} heads={[t('inEuros'), t('value')]} figures={figures} />
        <PrintedSources steps={figures.flatMap((figure) => figure.steps)} />
      </div>
      <p className={classes.note}>{t('rounding')}</p>
    </FoldedPart>
  );
}

/** For how many buyers the duties are, and the other number one press away. */
function BuyersChoice({ record, onResult }: Pick<CashOnTheDayProps, 'record' | 'onResult'>) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.cash' });
  const { t: failures } = useTranslation('shared', { keyPrefix: 'failure' });
  const { calculateEntries, isCalculating, failure } = useChangedCalculation(
    homeAffordabilityForm,
    record.entries,
    onResult,
  );
  const { buyers } = record.entries;
  const others = buyers === 1 ? 2 : 1;
  return (
    <p>
      {t('buyers', { count: buyers })}{' '}
      <Button
        look="text"
        aria-busy={isCalculating}
        onClick={() => calculateEntries({ ...record.entries, buyers: others })}
      >
        {t('otherBuyers', { count: others })}
      </Button>
      {failure !== undefined && <FailureNotice what={failures(failure)} />}
    </p>
  );
}
