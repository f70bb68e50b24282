import { useId } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { PeriodPanel } from '../../../shared/result/answer/PeriodTabs.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { useResultPeriod } from '../../../shared/result/view/result-period.ts';
import {
  useRulePeriodNames,
  yearOfRulePeriod,
} from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { Advances } from '../../../subjects/salary/advances/Advances.tsx';
import { employmentOf } from '../../../subjects/salary/salary-entries.ts';
import { hasPensionPayments, useSalaryHints } from '../../../subjects/salary/salary-hints.ts';
import { useSalaryBar, useSalaryLines } from '../../../subjects/salary/salary-lines.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { SalaryBreakdownView } from '../../../subjects/salary/SalaryBreakdownView.tsx';
import { SalaryComparison } from '../../../subjects/salary/statistics/SalaryComparison.tsx';
import { netSalaryForm } from '../form.ts';
import { useNetSalaryWords } from '../words.ts';
import { AnnouncedMinimumWage } from './AnnouncedMinimumWage.tsx';
import { useAnswerWords } from './answer-words.ts';
import { BonusSlip } from './BonusSlip.tsx';
import { EmployerCost } from './EmployerCost.tsx';
import { payIn, type Answer } from './found-salary.ts';
import { NextRaise } from './NextRaise.tsx';

type Props = ResultPropsOf<typeof netSalaryForm, Answer>;

/** The net salary of a month and of the year, with every line explained. */
export function NetSalaryResultView(props: Props) {
  const { record, onRecalculate } = props;
  const { request, result } = record;
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const { rulePeriodName } = useRulePeriodNames();
  const { taxClassName } = useSalaryEntryNames();
  const [period, changePeriod] = useResultPeriod('net-salary', result, request.salaryPeriod);
  const words = useNetSalaryWords(request, request);

  const pay = payIn(result);
  const part = period === 'monthly' ? 'monthlySalary' : 'annualSalary';
  const breakdown = pay[part];
  const employment = employmentOf(request.employmentType);
  const barOf = useSalaryBar();
  const panelId = useId();
  const { name, amounts, sentence, entered } = useAnswerWords(record, period, employment);
  const amount = amounts[period];
  const periods = { id: panelId, amounts, selected: period, onChange: changePeriod };
  const periodName = shared(`period.chip.${period}`);
  const rules =
    period === 'monthly'
      ? rulePeriodName(request.payMonth)
      : shared('rulePeriod.year', { year: yearOfRulePeriod(request.payMonth) });
  const steps = pay.explanation?.[part] ?? [];
  const lines = useSalaryLines({ breakdown, steps, earner: employment });

  return (
    <ResultLayout
      of={props}
      rules={{ payMonth: request.payMonth, period }}
      sticky={{ name: `${name} · ${periodName}`, amount }}
    >
      <ResultHeadline
        name={name}
        amount={amount}
        period={periodName}
        periods={periods}
        chips={[
          entered,
          taxClassName(request.taxClass),
          shared('rulePeriod.chip', { period: rules }),
        ]}
        sentence={sentence}
      >
        <StackedBar
          parts={barOf(lines)}
          figures="shares"
          label={salaryText('salaryBreakdown.title.monthly')}
        />
      </ResultHeadline>
      <PeriodPanel of={periods}>
        <SalaryBreakdownView
          breakdown={breakdown}
          steps={steps}
          period={period}
          earner={employment}
          hasPensionPayments={period === 'monthly' && hasPensionPayments(pay.hints)}
        />
      </PeriodPanel>
      {pay.bonusPay !== undefined && period === 'monthly' && (
        <BonusSlip bonusPay={pay.bonusPay} explanation={pay.explanation} />
      )}
      <PayHints record={record} employment={employment} />
      {employment === 'employee' && (
        <AnnouncedMinimumWage
          month={pay.monthlySalary}
          payMonth={request.payMonth}
          weeklyHours={request.weeklyHours}
        />
      )}
      {employment === 'selfEmployed' && <Advances annualTax={pay.annualSalary.tax} />}
      <SalaryComparison
        month={pay.monthlySalary}
        year={pay.annualSalary}
        period={period}
        payMonth={request.payMonth}
        whose={employment}
      >
        <EmployerCost pay={pay} period={period} />
        <NextRaise pay={pay} period={period} employment={employment} />
      </SalaryComparison>
      <EnteredSummary
        form={netSalaryForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
    </ResultLayout>
  );
}

interface PayHintsProps extends Pick<Props, 'record'> {
  readonly employment: ReturnType<typeof employmentOf>;
}

/** Remarks on the pay: its meal vouchers, the rules of its month, and what the engine says of it. */
function PayHints({ record, employment }: PayHintsProps) {
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('net-salary-result');
  const format = useFormat();
  const salaryHints = useSalaryHints();
  const pay = payIn(result);
  const { mealVouchers } = pay;
  const vouchers =
    mealVouchers === undefined
      ? []
      : [
          t('vouchers', {
            value: format.euros(mealVouchers.value),
            share: format.euros(mealVouchers.ownShare),
          }),
        ];

  return (
    <Hints
      sentences={[
        ...vouchers,
        ...salaryHints({
          hints: pay.hints,
          month: pay.monthlySalary,
          year: pay.annualSalary,
          bonus: pay.bonusPay,
          payMonth: request.payMonth,
          calculatedOn,
          minimumWage: pay.minimumWage,
          earner: employment,
        }),
      ]}
    />
  );
}
