import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { decimalsOfRate } from '@suen/engine/inputs';
import { useRef } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { EnteredSummary } from '../../../shared/result/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/Hints.tsx';
import { PrintNote } from '../../../shared/result/PrintNote.tsx';
import { ResultEnd } from '../../../shared/result/ResultEnd.tsx';
import { ResultHeadline } from '../../../shared/result/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/ResultLayout.tsx';
import { StickyFigure } from '../../../shared/result/StickyFigure.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { homeAffordabilityForm } from '../form.ts';
import { useHomeAffordabilityWords } from '../words.ts';
import { AffordabilityTable } from './AffordabilityTable.tsx';
import { Notes } from './Notes.tsx';
import { PriceGauge } from './PriceGauge.tsx';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import { quotedFigures } from '../quoted-figures.ts';

/** The result: the home that a household can afford, and a rating of the entered price. */
export function HomeAffordabilityResultView(
  props: ResultPropsOf<typeof homeAffordabilityForm, HomeAffordabilityResult>,
) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result' });
  const format = useFormat();
  const { t: entry } = useTranslation('home-affordability', { keyPrefix: 'entry' });
  const words = useHomeAffordabilityWords();
  const answer = useAnswer();
  const hints = useHints();
  const headline = useRef<HTMLElement>(null);

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        ref={headline}
        name={t('headline')}
        amount={result.maxHomePriceEasy}
        hasCents={false}
        period={t('period')}
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
        takesFocus={takesFocus}
        onChange={() => onRecalculate()}
      >
        <StackedBar
          figures="wholeEuros"
          parts={[
            {
              id: 'loan',
              name: t('bar.loan'),
              amount: result.maxLoanAmountEasy,
              colour: 'var(--suen-care)',
            },
            {
              id: 'own',
              name: t('bar.own'),
              amount: request.downPayment ?? 0,
              colour: 'var(--suen-net)',
            },
          ]}
        />
      </ResultHeadline>
      <Hints sentences={hints(request, result)} />
      <AffordabilityTable result={result} />
      <PriceGauge result={result} homePrice={request.homePrice} />
      <Notes result={result} />
      <EnteredSummary
        form={homeAffordabilityForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
      <PrintNote calculatedOn={calculatedOn} />
      <ResultEnd disclaimer={t('disclaimer')} onRecalculate={() => onRecalculate()} />
      <StickyFigure
        name={t('shortHeadline')}
        amount={result.maxHomePriceEasy}
        hasCents={false}
        headline={headline}
      />
    </ResultLayout>
  );
}

type HomeAffordabilityRequest = RequestOf<typeof homeAffordabilityForm>;

/** The answer in one sentence, about the entered home price if there is one. */
function useAnswer() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.answer' });
  const format = useFormat();
  return ({ homePrice }: HomeAffordabilityRequest, result: HomeAffordabilityResult): string => {
    const possible = format.wholeEuros(result.maxHomePricePossible);
    if (homePrice === null || result.gaugeZone === undefined)
      return t('withoutPrice', { possible });
    return t(result.gaugeZone, {
      possible,
      price: format.eurosBriefly(homePrice),
      missing: format.wholeEuros(homePrice - result.maxHomePricePossible),
    });
  };
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
