import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { useId } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { PeriodPanel } from '../../../shared/result/answer/PeriodTabs.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { PrintedSources } from '../../../shared/result/tables/PrintedSources.tsx';
import { useResultPeriod } from '../../../shared/result/view/result-period.ts';
import {
  useRulePeriodNames,
  yearOfRulePeriod,
} from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { Advances } from '../../../subjects/salary/advances/Advances.tsx';
import { useSalaryBar } from '../../../subjects/salary/salary-lines.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { SalaryComparison } from '../../../subjects/salary/statistics/SalaryComparison.tsx';
import { jointSalaryForm } from '../form.ts';
import { persons } from '../persons.ts';
import { useJointSalaryWords } from '../words.ts';
import { coupleAnswer } from './couple-answer.ts';
import { CoupleFigures } from './CoupleFigures.tsx';
import { FilingsView } from './FilingsView.tsx';
import { useHouseholdLines } from './household-lines.ts';
import { householdPart } from './household.ts';
import { HouseholdBreakdown } from './HouseholdBreakdown.tsx';
import { HouseholdHints } from './HouseholdHints.tsx';
import { SettlementView } from './SettlementView.tsx';
import { useVerdictWords } from './verdict-words.ts';
import classes from './JointSalaryResultView.module.css';

/** The order of the summary: both classes, then the fields of each person. */
const summarised = [
  'taxClass',
  'taxClass2',
  ...Object.values(persons.person1),
  ...Object.values(persons.person2),
  'payMonth',
  'increasePercent',
  'transportCosts',
  'supplementaryPension',
] as const;

/** The net income of a household per month and per year, for each person and in total. */
export function JointSalaryResultView(
  props: ResultPropsOf<typeof jointSalaryForm, JointSalaryResult>,
) {
  const { record, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('joint-salary', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const format = useFormat();
  const { rulePeriodName } = useRulePeriodNames();
  const { taxClassName } = useSalaryEntryNames();
  const [period, changePeriod] = useResultPeriod('joint-salary', result, request.salaryPeriod);
  const words = useJointSalaryWords(request, request);
  const verdictWords = useVerdictWords();
  const linesOf = useHouseholdLines();

  const { monthlySalary, annualSalary } = result.total;
  const breakdown = period === 'monthly' ? monthlySalary : annualSalary;
  const periodName = shared(`period.chip.${period}`);
  const rules =
    period === 'monthly'
      ? rulePeriodName(request.payMonth)
      : shared('rulePeriod.year', { year: yearOfRulePeriod(request.payMonth) });
  const total = householdPart(record, 'total', period);
  const barOf = useSalaryBar();
  const bar = total === undefined ? [] : barOf(linesOf(total));
  const panelId = useId();
  const periods = {
    id: panelId,
    amounts: { monthly: monthlySalary.netSalary, annual: annualSalary.netSalary },
    selected: period,
    onChange: changePeriod,
  };
  const salaries = [request.grossSalary, request.grossSalary2]
    .filter((salary) => salary !== null)
    .map(format.eurosBriefly);
  const answer = coupleAnswer(result);
  const hasPayslips = Object.keys(result.couple?.withheld ?? {}).length > 0;

  return (
    <ResultLayout
      of={props}
      rules={{ payMonth: request.payMonth, period }}
      sticky={{ name: `${t('short')} · ${periodName}`, amount: breakdown.netSalary }}
    >
      <ResultHeadline
        name={t('headline')}
        amount={breakdown.netSalary}
        period={periodName}
        periods={periods}
        chips={[
          shared(`period.amount.${request.salaryPeriod}`, { amount: salaries.join(' + ') }),
          shared('rulePeriod.chip', { period: rules }),
          taxClassName(request.taxClass),
        ]}
        sentence={verdictWords(record)}
      >
        <div className={classes.bar}>
          <StackedBar
            label={salaryText(`salaryBreakdown.title.${period}`)}
            parts={bar}
            figures="shares"
          />
        </div>
        <CoupleFigures result={result} />
      </ResultHeadline>
      <PeriodPanel of={periods}>
        <FoldedPart
          title={t('title')}
          inBrief={t('lines', {
            gross: format.eurosBriefly(breakdown.grossSalary),
            net: format.euros(breakdown.netSalary),
          })}
          className={classes.breakdown}
        >
          {period === 'monthly' && hasPayslips && (
            <p className={classes.twelfths}>{t('twelfths')}</p>
          )}
          <HouseholdBreakdown record={record} period={period} />
        </FoldedPart>
      </PeriodPanel>
      <HouseholdHints record={record} />
      <CoupleSections result={result} />
      {answer.paid.some(({ kind }) => kind === 'profit') && answer.outcome === 'owed' && (
        <Advances annualTax={answer.settled} />
      )}
      <SalaryComparison
        month={monthlySalary}
        year={annualSalary}
        period={period}
        payMonth={request.payMonth}
        whose="household"
      />
      <EnteredSummary
        form={jointSalaryForm}
        words={words}
        names={summarised}
        request={request}
        onChange={onRecalculate}
      />
    </ResultLayout>
  );
}

/** What concerns the couple: the settlement of the year and the methods of taxation. */
function CoupleSections({ result }: { readonly result: JointSalaryResult }) {
  const { withheld, settlement, filings } = result.explanation ?? {};
  if (result.couple === undefined) return null;
  const settlementSteps = [withheld?.person1, withheld?.person2, settlement];
  const steps = [...settlementSteps, ...Object.values(filings ?? {})].flatMap((each) => each ?? []);
  return (
    <div className={classes.couple} data-sources="together">
      <SettlementView result={result} />
      <FilingsView result={result} />
      <PrintedSources steps={steps} />
    </div>
  );
}
