import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { useRef } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { AnswerFigures } from '../../../shared/result/AnswerFigures.tsx';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { DeductionBar } from '../../../subjects/deductions/DeductionBar.tsx';
import { DeductionCard, DeductionCards } from '../../../subjects/deductions/DeductionCard.tsx';
import { LawOfDeduction } from '../../../subjects/deductions/LawOfDeduction.tsx';
import { useRoomWords } from '../../../subjects/deductions/room-words.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { EnteredSummary } from '../../../shared/result/EnteredSummary.tsx';
import { PrintNote } from '../../../shared/result/PrintNote.tsx';
import { ResultEnd } from '../../../shared/result/ResultEnd.tsx';
import { ResultHeadline } from '../../../shared/result/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/ResultLayout.tsx';
import { StickyFigure } from '../../../shared/result/StickyFigure.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { outstandingBalanceInsuranceForm } from '../form.ts';
import { useEntryNames, useFieldWords } from '../words.ts';
import { AfterTax } from './AfterTax.tsx';
import { useAnswer } from './answer.ts';
import { LimitParts } from './LimitParts.tsx';

const singlePremium = 1;

/** The result: the limit of the premium, the used part and the effect of age. */
export function OutstandingBalanceInsuranceResultView(
  props: ResultPropsOf<typeof outstandingBalanceInsuranceForm, OutstandingBalanceInsuranceResult>,
) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result' });
  const { t: deductions } = useTranslation('deductions');
  const { t: shared } = useTranslation('shared');
  const { childrenName, premiumTypeName } = useEntryNames();
  const { roomWords } = useRoomWords();
  const format = useFormat();
  const headline = useRef<HTMLElement>(null);

  const type = request.outstandingBalanceInsuranceType;
  const fieldWords = useFieldWords(request, request);
  const words = roomWords(result, type === singlePremium ? 'singlePremium' : 'insurances');
  const paid = request.outstandingBalanceInsurance ?? 0;
  const isTaxed = paid > 0 && result.taxSaved !== undefined;
  const answer = useAnswer(request, result);
  const insured = t('insured', { count: request.age2 === null ? 1 : 2 });

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        ref={headline}
        name={t('headline')}
        amount={result.max}
        period={shared('taxYear.name', { year: result.taxYear })}
        chips={[premiumTypeName(type), insured, childrenName(request.childrenInHousehold)]}
        sentence={answer}
        takesFocus={takesFocus}
        onChange={() => onRecalculate()}
      >
        <DeductionBar
          max={result.max}
          hasTotal={false}
          room={Math.max(0, result.remaining)}
          excess={Math.max(0, -result.remaining)}
        />
        {isTaxed && (
          <AnswerFigures
            figures={[
              {
                id: 'taxSaved',
                name: t('afterTax.taxSaved'),
                value: format.wholeEuros(result.taxSaved ?? 0),
                tone: 'comes',
              },
              {
                id: 'cost',
                name: t('afterTax.cost'),
                value: format.eurosBriefly(result.costAfterTax ?? paid),
              },
            ]}
          />
        )}
      </ResultHeadline>
      {isTaxed && <AfterTax result={result} type={type} />}
      <section>
        <h2>{t('card.title')}</h2>
        <DeductionCards>
          <DeductionCard
            title={t(`card.${type}.name`)}
            term={t(`card.${type}.term`)}
            words={words}
            isBrief
            note={type === singlePremium ? undefined : t('card.shared')}
            law={
              <LawOfDeduction
                id={type === singlePremium ? 'outstandingBalanceInsurance' : 'insurances'}
                taxYear={request.taxYear}
              />
            }
            explanations={[
              {
                title: deductions('howComputed'),
                steps: stepsOfLine(result.explanation, 'outstandingBalanceInsurance'),
              },
            ]}
          />
        </DeductionCards>
      </section>
      <LimitParts record={record} />
      <EnteredSummary
        form={outstandingBalanceInsuranceForm}
        words={fieldWords}
        request={request}
        onChange={onRecalculate}
      />
      <PrintNote calculatedOn={calculatedOn} taxYear={result.taxYear} />
      <ResultEnd onRecalculate={() => onRecalculate()} />
      <StickyFigure
        name={`${t('headline')} · ${result.taxYear}`}
        amount={result.max}
        headline={headline}
      />
    </ResultLayout>
  );
}
