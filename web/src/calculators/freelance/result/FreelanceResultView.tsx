import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { useId } from 'react';
import { difference, perMonth } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { PeriodPanel } from '../../../shared/result/answer/PeriodTabs.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { NotIncluded } from '../../../shared/result/parts/NotIncluded.tsx';
import { useResultPeriod } from '../../../shared/result/view/result-period.ts';
import {
  useRulePeriodNames,
  yearOfRulePeriod,
} from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { Advances } from '../../../subjects/salary/advances/Advances.tsx';
import { couplesClass } from '../../../subjects/salary/salary-entries.ts';
import { useSalaryHints } from '../../../subjects/salary/salary-hints.ts';
import { netPercent, useSalaryBar, useSalaryLines } from '../../../subjects/salary/salary-lines.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { SalaryBreakdownView } from '../../../subjects/salary/SalaryBreakdownView.tsx';
import { freelanceForm } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useFreelanceWords } from '../words.ts';
import { Assumptions } from './Assumptions.tsx';
import { WorkingYear } from './WorkingYear.tsx';
import classes from './FreelanceResultView.module.css';

/** Costs and tax reductions that the result does not include. */
const notIncluded = ['partner', 'expenses', 'businessTax', 'mutuality', 'ownPayments'] as const;

/** A freelancer's net income of a month and of the year, with every line explained. */
export function FreelanceResultView(props: ResultPropsOf<typeof freelanceForm, FreelanceResult>) {
  const { record, onResult, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('freelance', { keyPrefix: 'result' });
  const format = useFormat();
  const { t: entry } = useTranslation('freelance', { keyPrefix: 'entry' });
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const { rulePeriodName } = useRulePeriodNames();
  const { taxClassName } = useSalaryEntryNames();
  const salaryHints = useSalaryHints();
  const threshold = useThresholdHint()(result);
  const [period, changePeriod] = useResultPeriod('freelance', result, 'monthly');
  const words = useFreelanceWords(request, request);

  const breakdown = period === 'monthly' ? result.monthlySalary : result.annualSalary;
  const steps = result.explanation?.[period === 'monthly' ? 'monthlySalary' : 'annualSalary'] ?? [];
  const { grossSalary, netSalary } = breakdown;
  const lines = useSalaryLines({ breakdown, steps, earner: 'selfEmployed' });
  const barOf = useSalaryBar();
  const panelId = useId();
  const periods = {
    id: panelId,
    amounts: { monthly: result.monthlySalary.netSalary, annual: result.annualSalary.netSalary },
    selected: period,
    onChange: changePeriod,
  };
  const { annualSalary } = result;
  const amountToPutAside = perMonth(difference(annualSalary.grossSalary, annualSalary.netSalary));
  const name = t('headline');
  const periodName = shared(`period.chip.${period}`);
  const rules =
    period === 'monthly'
      ? rulePeriodName(request.payMonth)
      : shared('rulePeriod.year', { year: yearOfRulePeriod(request.payMonth) });

  return (
    <ResultLayout
      of={props}
      rules={{ payMonth: request.payMonth, period }}
      sticky={{ name: `${name} · ${periodName}`, amount: netSalary }}
    >
      <ResultHeadline
        name={name}
        amount={netSalary}
        period={periodName}
        periods={periods}
        chips={[
          entry('perHour', { amount: format.eurosBriefly(request.ratePerHour) }),
          shared('rulePeriod.chip', { period: rules }),
          taxClassName(request.taxClass),
        ]}
        sentence={
          grossSalary === 0
            ? t('nothing')
            : [
                t('kept', {
                  gross: format.eurosBriefly(grossSalary),
                  percent: format.percent(netPercent(breakdown), 1),
                }),
                t('aside', { amount: format.wholeEuros(amountToPutAside) }),
              ].join(' ')
        }
      >
        <StackedBar
          label={salaryText(`salaryBreakdown.title.${period}`)}
          parts={barOf(lines)}
          figures="shares"
        />
        <Assumptions record={record} onResult={onResult} warning={threshold?.brief} />
      </ResultHeadline>
      <PeriodPanel of={periods}>
        <SalaryBreakdownView
          breakdown={breakdown}
          steps={steps}
          period={period}
          earner="selfEmployed"
        />
      </PeriodPanel>
      <Hints
        sentences={salaryHints({
          hints: result.hints,
          month: result.monthlySalary,
          year: result.annualSalary,
          payMonth: request.payMonth,
          calculatedOn,
          earner: 'selfEmployed',
        })}
      />
      {threshold && (
        <FoldedPart
          title={t('threshold.title')}
          inBrief={threshold.inBrief}
          className={classes.threshold}
        >
          <p>{threshold.whole}</p>
        </FoldedPart>
      )}
      <Advances annualTax={result.annualSalary.tax} putAside={amountToPutAside} />
      <WorkingYear result={result} />
      <NotIncluded
        title={t('notIncluded.title')}
        items={notIncluded
          .filter((item) => item !== 'partner' || request.taxClass === couplesClass)
          .map((item) => t(`notIncluded.${item}`))}
      />
      <EnteredSummary
        form={freelanceForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
    </ResultLayout>
  );
}

/** What a turnover without VAT above the small-business threshold means, in a sentence and whole. */
function useThresholdHint(): (
  result: FreelanceResult,
) => Readonly<Record<'brief' | 'whole' | 'inBrief', string>> | undefined {
  const { t } = useTranslation('freelance', { keyPrefix: 'result.threshold' });
  const format = useFormat();
  return ({ turnoverIs, payMonth }) => {
    if (turnoverIs === undefined || turnoverIs === 'below') return undefined;
    const figures = quotedFigures(payMonth, format);
    return {
      brief: t(turnoverIs === 'within' ? 'briefWithin' : 'brief'),
      whole: t(turnoverIs, figures),
      inBrief: t('inBrief', figures),
    };
  };
}
