import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { useRef } from 'react';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../shared/page/calculator-page.tsx';
import { EnteredSummary } from '../../shared/result/EnteredSummary.tsx';
import { Hints } from '../../shared/result/Hints.tsx';
import { PeriodTabs } from '../../shared/result/PeriodTabs.tsx';
import { PrintNote } from '../../shared/result/PrintNote.tsx';
import { ResultActions } from '../../shared/result/ResultActions.tsx';
import { ResultEnd } from '../../shared/result/ResultEnd.tsx';
import { useResultPeriod } from '../../shared/result/result-period.ts';
import { ResultHeadline } from '../../shared/result/ResultHeadline.tsx';
import { ResultLayout } from '../../shared/result/ResultLayout.tsx';
import { StickyFigure } from '../../shared/result/StickyFigure.tsx';
import { useRulePeriodNames, yearOfRulePeriod } from '../../shared/rule-period/rule-period-name.ts';
import { whoOf } from '../../shared/salary/salary-entries.ts';
import { useSalaryEntryNames } from '../../shared/salary/salary-words.ts';
import { useNotYetKnown, useSalaryHints } from '../../shared/salary/salary-hints.ts';
import { netPercent } from '../../shared/salary/salary-lines.ts';
import { SalaryBreakdownView } from '../../shared/salary/SalaryBreakdownView.tsx';
import { SalaryComparison } from '../../shared/salary/SalaryComparison.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { netSalaryForm } from './form.ts';
import { useNetSalaryWords } from './words.ts';

/** The net salary of a month and of the year, with every line explained. */
export function NetSalaryResultView(props: ResultPropsOf<typeof netSalaryForm, NetSalaryResult>) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.result' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { rulePeriodName } = useRulePeriodNames();
  const { taxClassName } = useSalaryEntryNames();
  const salaryHints = useSalaryHints();
  const notYetKnown = useNotYetKnown();
  const [period, changePeriod] = useResultPeriod('net-salary', result, request.salaryPeriod);
  const words = useNetSalaryWords(request, request);
  const headline = useRef<HTMLElement>(null);

  const breakdown = period === 'monthly' ? result.monthlySalary : result.annualSalary;
  const { grossSalary, netSalary } = breakdown;
  const who = whoOf(request.employmentType);
  const name = t(`headline.${who}`);
  const periodName = shared(`period.chip.${period}`);
  const rules =
    period === 'monthly'
      ? rulePeriodName(request.payMonth)
      : shared('rulePeriod.year', { year: yearOfRulePeriod(request.payMonth) });

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        ref={headline}
        name={name}
        amount={netSalary}
        period={periodName}
        chips={[shared('rulePeriod.chip', { period: rules }), taxClassName(request.taxClass)]}
        sentence={t(`kept.${who}`, {
          gross: format.euros(grossSalary),
          percent: format.percent(netPercent(breakdown), 0),
        })}
        takesFocus={takesFocus}
        actions={<ResultActions onRecalculate={() => onRecalculate()} />}
      />
      <PeriodTabs period={period} onChange={changePeriod}>
        <SalaryBreakdownView
          breakdown={breakdown}
          steps={
            result.explanation?.[period === 'monthly' ? 'monthlySalary' : 'annualSalary'] ?? []
          }
          period={period}
          isSelfEmployed={who === 'selfEmployed'}
          hasPensionPayments={
            who === 'employee' && period === 'monthly' && (request.supplementaryPension ?? 0) > 0
          }
        />
      </PeriodTabs>
      <Hints
        sentences={[
          ...notYetKnown(request.payMonth, calculatedOn),
          ...salaryHints({
            hints: result.hints,
            month: result.monthlySalary,
            year: result.annualSalary,
            payMonth: request.payMonth,
            minimumWage: result.minimumWage,
            isSelfEmployed: who === 'selfEmployed',
            taxClass: request.taxClass,
          }),
        ]}
      />
      <SalaryComparison
        month={result.monthlySalary}
        year={result.annualSalary}
        period={period}
        payMonth={request.payMonth}
        whose={who}
      />
      <EnteredSummary
        form={netSalaryForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
      <PrintNote calculatedOn={calculatedOn} payMonth={request.payMonth} period={period} />
      <ResultEnd onRecalculate={() => onRecalculate()} />
      <StickyFigure name={`${name} · ${periodName}`} amount={netSalary} headline={headline} />
    </ResultLayout>
  );
}
