import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { decimalsOfRate, monthsInYear } from '@suen/engine/small-door';
import { roundedToEuro } from '../../../shared/amount/rounding.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { AnswerFigures } from '../../../shared/result/answer/AnswerFigures.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { homeAffordabilityForm } from '../form.ts';
import { limitOf, quotedFigures } from '../quoted-figures.ts';
import { useHomeAffordabilityWords } from '../words.ts';
import { AffordabilityTable } from './AffordabilityTable.tsx';
import { Aids } from './Aids.tsx';
import { CashOnTheDay } from './CashOnTheDay.tsx';
import { Notes } from './Notes.tsx';
import { PaymentLimits } from './PaymentLimits.tsx';
import { ruleNamed, PriceFit } from './PriceFit.tsx';
import { PriceGauge } from './PriceGauge.tsx';
import notesClasses from './Notes.module.css';

/** The result: the home that a household can afford, and a rating of the entered price. */
export function HomeAffordabilityResultView(
  props: ResultPropsOf<typeof homeAffordabilityForm, HomeAffordabilityResult>,
) {
  const { record, onResult, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result' });
  const format = useFormat();
  const { t: entry } = useTranslation('home-affordability', { keyPrefix: 'entry' });
  const words = useHomeAffordabilityWords();
  const answer = useAnswer();
  const hints = useHints();
  const { wish } = result;
  const homePrice = request.homePrice ?? 0;
  const payment = wish?.monthlyPayment ?? undefined;
  const figures = useWishFigures();
  const { shown, name, shortName, periodProps } =
    payment === undefined
      ? {
          shown: result.maxHomePriceEasy,
          name: t('headline'),
          shortName: t('shortHeadline'),
          periodProps: { period: t('period') },
        }
      : {
          shown: payment,
          name: t('wish.headline', { price: format.eurosBriefly(homePrice) }),
          shortName: t('wish.shortHeadline'),
          periodProps: {},
        };

  return (
    <ResultLayout
      of={props}
      disclaimer={t('disclaimer')}
      sticky={{ name: shortName, amount: shown, hasCents: false }}
    >
      <ResultHeadline
        name={name}
        amount={shown}
        hasCents={false}
        {...periodProps}
        chips={[
          t('chip.loan', {
            rate: format.percent(request.interestRate, decimalsOfRate),
            term: entry('years', {
              count: request.loanTermYears ?? homeAffordabilityDefaults.loanTermYears,
            }),
          }),
          t('chip.own', { amount: format.eurosBriefly(request.downPayment ?? 0) }),
        ]}
        sentence={answer(request, result)}
      >
        {payment === undefined ? (
          <MaximumPriceBar request={request} result={result} />
        ) : (
          <IncomeBar request={request} result={result} payment={payment} />
        )}
        {wish !== undefined && <AnswerFigures figures={figures(homePrice, result, wish)} />}
      </ResultHeadline>
      <Hints sentences={hints(request, result)} />
      {wish !== undefined && (
        <div className={notesClasses.notes}>
          <CashOnTheDay record={record} wish={wish} onResult={onResult} />
          <div className={notesClasses.column}>
            <PriceFit request={request} result={result} wish={wish} homePrice={homePrice} />
            <AffordabilityTable result={result} />
          </div>
          {result.aids && (
            <Aids
              aids={result.aids}
              incomeBefore={request.aids?.netIncome}
              incomeToday={request.annualNetIncome}
              explanation={result.explanation}
            />
          )}
        </div>
      )}
      {wish === undefined && <AffordabilityTable result={result} />}
      <PriceGauge result={result} homePrice={request.homePrice} />
      <Notes result={result} />
      <EnteredSummary
        form={homeAffordabilityForm}
        words={words}
        request={{ ...purchaseOf(request), ...request }}
        onChange={onRecalculate}
      />
    </ResultLayout>
  );
}

type HomeAffordabilityRequest = RequestOf<typeof homeAffordabilityForm>;

interface MaximumPriceBarProps {
  readonly request: HomeAffordabilityRequest;
  readonly result: HomeAffordabilityResult;
}

/** The price that a household can afford, by loan and own money. */
function MaximumPriceBar({ request, result }: MaximumPriceBarProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.bar' });
  return (
    <StackedBar
      figures="wholeEuros"
      parts={[
        {
          id: 'loan',
          name: t('loan'),
          amount: result.maxLoanAmountEasy,
          colour: 'var(--suen-care)',
        },
        {
          id: 'own',
          name: t('own'),
          amount: request.downPayment ?? 0,
          colour: 'var(--suen-net)',
        },
      ]}
    />
  );
}

interface IncomeBarProps extends MaximumPriceBarProps {
  /** On the loan for the home in view. */
  readonly payment: number;
}

/** A month's income, by the payments on loans and what is left. */
function IncomeBar({ request, result, payment }: IncomeBarProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.wish.bar' });
  const income = request.annualNetIncome / monthsInYear;
  return (
    <StackedBar
      figures="wholeEuros"
      total={{ name: t('label'), amount: income }}
      parts={[
        {
          id: 'loan',
          name: t('loan'),
          amount: payment,
          colour: 'var(--suen-care)',
        },
        {
          id: 'debts',
          name: t('debts'),
          amount: request.monthlyDebtPayments ?? 0,
          colour: 'var(--suen-tax)',
        },
        {
          id: 'left',
          name: t('left'),
          amount: result.wish?.remainingIncome ?? 0,
          colour: 'var(--suen-net)',
        },
      ]}
    >
      {result.maxMonthlyPaymentEasy > 0 && (
        <PaymentLimits
          easy={result.maxMonthlyPaymentEasy}
          possible={result.maxMonthlyPaymentPossible}
          // Payments above the income draw a bar longer than it.
          income={Math.max(income, payment + (request.monthlyDebtPayments ?? 0))}
        />
      )}
    </StackedBar>
  );
}

/** The answer in one sentence, about the entered home price if there is one. */
function useAnswer() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.answer' });
  const { t: wishText } = useTranslation('home-affordability', { keyPrefix: 'result.wish' });
  const format = useFormat();
  return (
    { homePrice, dwelling }: HomeAffordabilityRequest,
    { wish, gaugeZone, maxHomePricePossible }: HomeAffordabilityResult,
  ): string => {
    const possible = format.wholeEuros(maxHomePricePossible);
    if (homePrice === null || gaugeZone === undefined) return t('withoutPrice', { possible });
    // A price within the income is out of reach all the same where the loan would be above its limit.
    if (wish?.bindingRule === 'ownFunds' && gaugeZone !== 'unrealistic') {
      return wishText('ownFunds', {
        limit: limitOf(dwelling ?? homeAffordabilityDefaults.dwelling, format),
        needed: format.wholeEuros(wish.ownFundsNeeded),
      });
    }
    const said = t(gaugeZone, {
      possible,
      price: format.eurosBriefly(homePrice),
      missing: format.wholeEuros(homePrice - maxHomePricePossible),
    });
    return wish !== undefined && ruleNamed(wish) === 'costs'
      ? `${said} ${wishText('costs', { missing: format.wholeEuros(wish.cashMissing) })}`
      : said;
  };
}

/** What decides beside the payment: the share of income, the cash on the day, and the rule that binds or how far it is away. */
function useWishFigures() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.wish' });
  const format = useFormat();
  return (
    homePrice: number,
    { maxHomePricePossible, maxLoanAmountPossible }: HomeAffordabilityResult,
    {
      shareOfIncome,
      cashNeeded,
      cashMissing,
      bindingRule,
    }: NonNullable<HomeAffordabilityResult['wish']>,
  ) => {
    const rule = ruleNamed({ bindingRule, cashMissing });
    const remaining = roundedToEuro(maxHomePricePossible) - homePrice;
    return [
      ...(typeof shareOfIncome === 'number'
        ? [{ id: 'share', name: t('shareName'), value: format.percent(shareOfIncome, 1) }]
        : []),
      { id: 'cash', name: t('cash'), value: format.wholeEuros(cashNeeded) },
      // Where the costs are all that is missing, the answer says how much.
      ...(cashMissing > 0 && rule !== 'costs'
        ? [
            {
              id: 'missing',
              name: t('missing'),
              value: format.wholeEuros(cashMissing),
            },
          ]
        : []),
      bindingRule === 'none' && maxLoanAmountPossible > 0 && remaining > 0
        ? {
            id: 'room',
            name: t('room'),
            value: t('more', { amount: format.wholeEuros(remaining) }),
          }
        : { id: 'binding', name: t('binding'), value: t(`rule.${rule}`) },
    ];
  };
}

/** What a home in view takes for granted where nothing else was said. */
function purchaseOf({ homePrice, dwelling: entered }: HomeAffordabilityRequest) {
  if (homePrice === null) return {};
  const { dwelling, buyers } = homeAffordabilityDefaults;
  return entered === 'let' ? {} : { dwelling, buyers };
}

/** Hints on why there is little or no loan. */
function useHints() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.hints' });
  const format = useFormat();
  const { easy, possible } = quotedFigures(format);
  return (
    request: HomeAffordabilityRequest,
    { maxMonthlyPaymentEasy, maxMonthlyPaymentPossible }: HomeAffordabilityResult,
  ): readonly string[] => {
    if (request.annualNetIncome === 0) return [t('noIncome')];
    if (maxMonthlyPaymentPossible === 0) return [t('noRoom', { possible })];
    return [
      ...(maxMonthlyPaymentEasy === 0 ? [t('noEasyRoom', { easy })] : []),
      ...(request.loanTermYears === 0 ? [t('noTerm')] : []),
    ];
  };
}
