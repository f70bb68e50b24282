import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { decimalsOfRate, isLivedIn } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { AnswerFigures } from '../../../shared/result/answer/AnswerFigures.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { homeAffordabilityForm } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useHomeAffordabilityWords } from '../words.ts';
import { AffordabilityTable } from './AffordabilityTable.tsx';
import { Aids } from './Aids.tsx';
import { useAnswer, useWishFigures, type Request } from './answer.ts';
import { CashOnTheDay } from './CashOnTheDay.tsx';
import { IncomeBar } from './IncomeBar.tsx';
import { MaximumPriceBar } from './MaximumPriceBar.tsx';
import { Notes } from './Notes.tsx';
import { PriceFit } from './PriceFit.tsx';
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
  const { easy, possible } = quotedFigures(format, useToday());
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
      <Hints sentences={result.hints.map((hint) => t(`hints.${hint}`, { easy, possible }))} />
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

/** What a home in view takes for granted where nothing else was said. */
function purchaseOf({ homePrice, dwelling: entered }: Request) {
  if (homePrice === null) return {};
  const { dwelling, buyers } = homeAffordabilityDefaults;
  return isLivedIn(entered ?? dwelling) ? { dwelling, buyers } : {};
}
