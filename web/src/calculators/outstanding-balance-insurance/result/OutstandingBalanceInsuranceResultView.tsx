import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { premiumKinds } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
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

type Props = ResultPropsOf<
  typeof outstandingBalanceInsuranceForm,
  OutstandingBalanceInsuranceResult
>;

/**
 * The result: what the premium saves or, without an income, what of it can be deducted; its limit, the used part and
 * the effect of age.
 */
export function OutstandingBalanceInsuranceResultView(props: Props) {
  const { record, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result' });
  const { t: compared } = useTranslation('outstanding-balance-insurance', {
    keyPrefix: 'comparison',
  });
  const { t: shared } = useTranslation('shared');
  const { t: entry } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'entry' });
  const { childrenName, premiumTypeName } = useEntryNames();
  const { taxClassName } = useSalaryEntryNames();
  const format = useFormat();

  const type = request.outstandingBalanceInsuranceType;
  const fieldWords = useOutstandingBalanceInsuranceWords(request, request);
  const paid = request.outstandingBalanceInsurance ?? 0;
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
      ? { name: compared('deducted'), amount: result.deductible }
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
        <PremiumBar paid={paid} result={result} />
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
      <LimitCard record={record} />
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

interface PremiumBarProps {
  readonly paid: number;
  readonly result: OutstandingBalanceInsuranceResult;
}

/** What is left of the premium after the tax it saves or, without an income, what is used of its limit. */
function PremiumBar({ paid, result }: PremiumBarProps) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result.afterTax' });
  const { t: compared } = useTranslation('outstanding-balance-insurance', {
    keyPrefix: 'comparison',
  });
  const { taxSaved, costAfterTax = paid } = result;
  return paid > 0 && taxSaved !== undefined ? (
    <StackedBar
      total={{ name: compared('paid'), amount: paid }}
      parts={[
        {
          id: 'costAfterTax',
          name: t('cost'),
          amount: costAfterTax,
          colour: 'var(--suen-care)',
        },
        {
          id: 'taxSaved',
          name: t('taxSaved'),
          amount: taxSaved,
          colour: 'var(--suen-net)',
        },
      ]}
    />
  ) : (
    <DeductionBar limit={result} />
  );
}

/** The limit of the premium, the used part, and how they are calculated. */
function LimitCard({ record }: Pick<Props, 'record'>) {
  const { request, result } = record;
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result' });
  const { t: deductions } = useTranslation('deductions');
  const { limitWords } = useLimitWords();
  const type = request.outstandingBalanceInsuranceType;
  const isHigherPossible = (request.outstandingBalanceInsurance ?? 0) > 0 && result.remaining > 0;
  const contextOfSingle = isHigherPossible ? 'higherSinglePremium' : 'singlePremium';
  const words = limitWords(result, type === premiumKinds.single ? contextOfSingle : 'insurances');
  return (
    <section>
      <h2>{t('card.title')}</h2>
      <DeductionCards>
        <DeductionCard
          title={t(`card.${type}.name`)}
          term={t(`card.${type}.term`)}
          words={words}
          isBrief
          note={type === premiumKinds.single ? undefined : t('card.shared')}
          law={
            <LawOfDeduction
              id={type === premiumKinds.single ? 'outstandingBalanceInsurance' : 'insurances'}
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
  );
}
