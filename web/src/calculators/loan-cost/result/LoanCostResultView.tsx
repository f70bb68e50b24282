import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { decimalsOfRate } from '@suen/engine/small-door';
import { higherRate } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import { withinSentence } from '../../../shared/explanation/brief.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { AnswerFigures } from '../../../shared/result/answer/AnswerFigures.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { NotIncluded } from '../../../shared/result/parts/NotIncluded.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { yearsAndMonths } from '../../../shared/term/term.ts';
import { useLanguage, useTranslation } from '../../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../../shared/window/use-is-phone.ts';
import { loanCostForm } from '../form.ts';
import { useLoanCostWords } from '../words.ts';
import { answers } from './asked-figures.ts';
import { useCostParts, wholeInterest } from './cost-parts.ts';
import { EffectiveRate } from './EffectiveRate.tsx';
import { InterestAfterTax } from './InterestAfterTax.tsx';
import { LoanCharts } from './LoanCharts.tsx';
import type { LoanCostRequest } from './monthly-schedule.ts';
import { MonthlySchedule } from './MonthlySchedule.tsx';
import { OfferTable, useOfferWords } from './OfferTable.tsx';
import { useRateName } from './rate-name.ts';
import { RateChange } from './RateChange.tsx';
import classes from './Parts.module.css';

/** The result: the cost of a loan and its repayment. */
export function LoanCostResultView(props: ResultPropsOf<typeof loanCostForm, LoanCostResult>) {
  const { record, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  const { termName } = useTermNames();
  const words = useLoanCostWords();
  const wholeParts = useCostParts({
    baseCost: result.baseCost,
    interestCost: wholeInterest(result),
  });
  const figures = useFigures();
  const offerWords = useOfferWords();
  const sentence = useSentence();
  const { monthlyPayment } = result;
  const isPhone = useIsPhone();
  const titleOf = useNameOfOffer(result);
  const left = leftOutOfTable(request, result);
  const headlineName = t(result.secondOffer ? 'offers.headline' : 'headline');
  const leftOut = (
    <NotIncluded
      title={t('notIncluded.title')}
      items={notIncluded(request).map((item) =>
        item === 'mortgage' && result.apr !== undefined
          ? `${t('notIncluded.mortgage')} ${t('notIncluded.duties')}`
          : t(`notIncluded.${item}`),
      )}
      inBrief={notIncluded(request)
        .map((item) => t(`notIncluded.brief.${item}`))
        .join(', ')}
    />
  );

  return (
    <ResultLayout
      of={props}
      disclaimer={t('disclaimer')}
      sticky={{ name: `${headlineName} · ${termName(result.months)}`, amount: monthlyPayment }}
    >
      <ResultHeadline
        name={headlineName}
        amount={monthlyPayment}
        chips={[
          termName(result.months),
          t('rateChip', { rate: format.percent(request.annualInterestRate, decimalsOfRate) }),
        ]}
        sentence={
          // Which offer costs less is the question of whoever enters two.
          answers(result, 'secondOffer') ? offerWords(request, result).sentence : sentence(result)
        }
      >
        {result.months > 0 && <StackedBar parts={wholeParts} figures="wholeEuros" />}
        {result.months > 0 && <AnswerFigures figures={figures(request, result, titleOf)} />}
      </ResultHeadline>
      {/* Who enters two offers reads first which of them is better. */}
      {result.secondOffer && <AskedParts request={request} result={result} />}
      <LoanCharts title={titleOf(t('charts.heading'))} result={result}>
        {left !== undefined && <p className={classes.help}>{t('charts.without', { left })}</p>}
        {!isPhone && leftOut}
      </LoanCharts>
      {!result.secondOffer && <AskedParts request={request} result={result} />}
      {result.months > 0 && <MonthlySchedule record={record} />}
      {isPhone && leftOut}
      <EnteredSummary
        form={loanCostForm}
        words={words}
        names={loanCostForm.names.filter(
          (name) => name !== (yearsAndMonths(result.months).months === 0 ? 'months' : 'years'),
        )}
        request={request}
        onChange={onRecalculate}
      />
    </ResultLayout>
  );
}

/** What is paid back in all. */
function useSentence() {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  return (result: LoanCostResult): string => {
    const loan = format.eurosBriefly(result.baseCost);
    const total = format.wholeEuros(result.totalCost);
    if (result.months === 0) return t('withoutTerm');
    if (answers(result, 'rateChanges') && result.ratePath.length > 1) {
      const changed = format.wholeEuros(result.totalCostWithChanges);
      return t('withChange', { total, changed });
    }
    return result.interestCost === 0
      ? t('withoutInterest', { loan })
      : t('sentence', { loan, total });
  };
}

/** The bank's costs that are not included. */
function notIncluded({ fees, rateChanges }: LoanCostRequest) {
  const items = ['insurance', 'mortgage', 'fees', 'change'] as const;
  return items.filter(
    (item) =>
      !(item === 'fees' && fees !== undefined) && !(item === 'change' && rateChanges !== undefined),
  );
}

/** Names what is about the first of two offers as that offer's. */
function useNameOfOffer({ secondOffer }: LoanCostResult): (name: string) => string {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.offers' });
  const language = useLanguage();
  return (name) =>
    secondOffer === undefined ? name : t('ofFirst', { part: withinSentence(name, language) });
}

/** What was entered and is not in the four figures of the loan. */
function leftOutOfTable({ fees = 0 }: LoanCostRequest, { ratePath = [] }: LoanCostResult) {
  const isChanging = ratePath.length > 1;
  if (fees > 0) return isChanging ? 'both' : 'fees';
  return isChanging ? 'change' : undefined;
}

/** The payment at higher rates, and what else was asked for in one figure. */
function useFigures() {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const rateName = useRateName();
  const perMonth = (amount: number) =>
    shared('period.amount.monthly', { amount: format.euros(amount) });
  return (
    { annualInterestRate }: LoanCostRequest,
    { atHigherRates, ratePath = [], apr, interestAfterTax, secondOffer }: LoanCostResult,
    nameOf: (name: string) => string,
  ) => [
    ...(secondOffer === undefined
      ? []
      : [
          {
            id: 'second',
            name: t('offers.secondPayment'),
            value: format.euros(secondOffer.monthlyPayment),
          },
        ]),
    // The rate that the reader expects, else how much the payment would rise.
    ...(ratePath.length > 1
      ? ratePath.slice(1).map(({ fromMonth, interestRate, monthlyPayment }) => ({
          id: `from ${fromMonth}`,
          name: nameOf(
            t('change.figure', {
              month: fromMonth,
              rate: format.percent(interestRate, decimalsOfRate),
            }),
          ),
          value: perMonth(monthlyPayment),
        }))
      : atHigherRates.map(({ points, monthlyPayment }) => ({
          id: String(points),
          name: nameOf(
            t('higherRate', {
              count: points,
              rate: format.percent(higherRate(annualInterestRate, points), decimalsOfRate),
            }),
          ),
          value: perMonth(monthlyPayment),
        }))),
    ...(apr === undefined
      ? []
      : [
          {
            id: 'apr',
            name: nameOf(t('apr.effective')),
            value: rateName(apr),
          },
        ]),
    ...(interestAfterTax === undefined || secondOffer !== undefined
      ? []
      : [{ id: 'tax', name: t('tax.after'), value: format.wholeEuros(interestAfterTax) }]),
  ];
}

interface AskedPartsProps {
  readonly request: LoanCostRequest;
  readonly result: LoanCostResult;
}

/** The parts of the result that only come with entries in the folds of the form. */
function AskedParts({ request, result }: AskedPartsProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const titleOf = useNameOfOffer(result);
  const questions = ['effectiveRate', 'secondOffer', 'rateChanges', 'tax'] as const;
  if (!questions.some((each) => answers(result, each))) return null;
  return (
    <div className={classes.parts} data-folds>
      <div className={classes.column}>
        {answers(result, 'secondOffer') && <OfferTable request={request} result={result} />}
        {answers(result, 'rateChanges') && (
          <RateChange title={titleOf(t('change.title'))} result={result} />
        )}
      </div>
      <div className={classes.column}>
        {answers(result, 'effectiveRate') && (
          <EffectiveRate title={titleOf(t('apr.title'))} request={request} result={result} />
        )}
        {answers(result, 'tax') && (
          <InterestAfterTax
            title={titleOf(t('tax.after'))}
            result={result}
            marginalRate={request.ownHome?.marginalRate ?? 0}
          />
        )}
      </div>
    </div>
  );
}
