import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { OtherCalculation } from '../../../shared/result/answer/OtherCalculation.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { DeductionBar } from '../../../subjects/deductions/DeductionBar.tsx';
import { DeductionCard, DeductionCards } from '../../../subjects/deductions/DeductionCard.tsx';
import { LawOfDeduction } from '../../../subjects/deductions/LawOfDeduction.tsx';
import { useLimitWords } from '../../../subjects/deductions/limit-words.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { outstandingBalanceInsuranceForm } from '../form.ts';
import { useEntryNames, useOutstandingBalanceInsuranceWords } from '../words.ts';
import { useAnswer } from './answer.ts';
import { LimitParts } from './LimitParts.tsx';

const singlePremium = 1;

/**
 * The result: what the premium saves or, without an income, what of it can be deducted; its limit, the used part and
 * the effect of age.
 */
export function OutstandingBalanceInsuranceResultView(
  props: ResultPropsOf<typeof outstandingBalanceInsuranceForm, OutstandingBalanceInsuranceResult>,
) {
  const { record, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result' });
  const { t: compared } = useTranslation('outstanding-balance-insurance', {
    keyPrefix: 'comparison',
  });
  const { t: deductions } = useTranslation('deductions');
  const { t: shared } = useTranslation('shared');
  const { t: entry } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'entry' });
  const { childrenName, premiumTypeName } = useEntryNames();
  const { taxClassName } = useSalaryEntryNames();
  const { limitWords } = useLimitWords();
  const format = useFormat();

  const type = request.outstandingBalanceInsuranceType;
  const fieldWords = useOutstandingBalanceInsuranceWords(request, request);
  const paid = request.outstandingBalanceInsurance ?? 0;
  const isHigherPossible = paid > 0 && result.remaining > 0;
  const contextOfSingle = isHigherPossible ? 'higherSinglePremium' : 'singlePremium';
  const words = limitWords(result, type === singlePremium ? contextOfSingle : 'insurances');
  const isTaxed = paid > 0 && result.taxSaved !== undefined;
  const answer = useAnswer(request, result);
  /** What an answer about the tax saved still needs. */
  const missing =
    result.taxSaved !== undefined || result.max === 0
      ? undefined
      : paid > 0
        ? ('taxableIncome' as const)
        : ('outstandingBalanceInsurance' as const);
  const leading = () => {
    if (isTaxed) return { name: t(`saving.${type}`), amount: result.taxSaved ?? 0 };
    return paid > 0
      ? { name: compared('deducted'), amount: Math.min(paid, result.max) }
      : { name: t('headline'), amount: result.max };
  };
  const { name, amount } = leading();
  const insured = t('insured', { count: request.age2 === null ? 1 : 2 });

  return (
    <ResultLayout
      of={props}
      rules={{ taxYear: result.taxYear }}
      sticky={{ name: `${name}\u00A0· ${result.taxYear}`, amount }}
    >
      <ResultHeadline
        name={name}
        amount={amount}
        period={shared('taxYear.name', { year: result.taxYear })}
        chips={[
          premiumTypeName(type),
          insured,
          childrenName(request.childrenInHousehold),
          ...(isTaxed
            ? [
                entry('income', { amount: format.eurosBriefly(request.taxableIncome ?? 0) }),
                taxClassName(request.taxClass ?? 1),
              ]
            : []),
        ]}
        sentence={answer}
        hasMainAction={missing !== undefined}
      >
        {isTaxed ? (
          <StackedBar
            total={{ name: compared('paid'), amount: paid }}
            parts={[
              {
                id: 'costAfterTax',
                name: t('afterTax.cost'),
                amount: result.costAfterTax ?? paid,
                colour: 'var(--suen-care)',
              },
              {
                id: 'taxSaved',
                name: t('afterTax.taxSaved'),
                amount: result.taxSaved ?? 0,
                colour: 'var(--suen-net)',
              },
            ]}
          />
        ) : (
          <DeductionBar
            max={result.max}
            remaining={Math.max(0, result.remaining)}
            excess={Math.max(0, -result.remaining)}
          />
        )}
        {missing !== undefined && (
          <OtherCalculation
            sentence={t(`ask.${missing}.sentence`)}
            isMain
            choices={[
              { label: t(`ask.${missing}.button`), onChoose: () => onRecalculate(missing) },
            ]}
          />
        )}
      </ResultHeadline>
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
              {
                title: t('afterTax.how'),
                steps: (['taxSaving', 'costAfterTax'] as const).flatMap((line) =>
                  stepsOfLine(result.explanation, line),
                ),
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
    </ResultLayout>
  );
}
