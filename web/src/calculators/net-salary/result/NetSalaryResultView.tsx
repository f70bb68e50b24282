import { salaryFigures } from '@suen/engine/inputs';
import { IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { useKeptState } from '../../../shared/kept-state.ts';
import { Disclaimer } from '../../../shared/result/Disclaimer.tsx';
import { Hints } from '../../../shared/result/Hints.tsx';
import { PeriodTabs, type ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import { PrintNote } from '../../../shared/result/PrintNote.tsx';
import { ResultHeadline } from '../../../shared/result/ResultHeadline.tsx';
import { StickyFigure } from '../../../shared/result/StickyFigure.tsx';
import {
  useRulePeriodNames,
  yearOfRulePeriod,
} from '../../../shared/rule-period/rule-period-name.ts';
import { SalaryComparison } from '../../../shared/salary/SalaryComparison.tsx';
import type { EntryName } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import type { NetSalaryRecord } from '../record.ts';
import { EnteredSummary } from './EnteredSummary.tsx';
import classes from './NetSalaryResultView.module.css';
import { SalaryBreakdownView } from './SalaryBreakdownView.tsx';

interface NetSalaryResultViewProps {
  readonly record: NetSalaryRecord;
  /** True when the result has just replaced the form. */
  readonly takesFocus: boolean;
  /** Back to the form, and there to a field if one is named. */
  readonly onRecalculate: (field?: EntryName) => void;
}

const firstPeriod: ResultPeriod = 'monthly';

/** The net salary of a month and of the year, with every line explained. */
export function NetSalaryResultView(props: NetSalaryResultViewProps) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.result' });
  const { t: shared } = useTranslation('shared');
  const { rulePeriodName } = useRulePeriodNames();
  const { taxClassName } = useEntryNames();
  const [period, changePeriod] = useKeptState<ResultPeriod>('net-salary.period', firstPeriod);
  const headline = useRef<HTMLElement>(null);

  const breakdown = period === 'monthly' ? result.monthlySalary : result.annualSalary;
  const { grossSalary, netSalary } = breakdown;
  const who = request.employmentType === 2 ? 'selfEmployed' : 'employee';
  const name = t(`headline.${who}`);
  const periodName = shared(`period.chip.${period}`);
  const rules =
    period === 'monthly'
      ? rulePeriodName(request.payMonth)
      : shared('rulePeriod.year', { year: yearOfRulePeriod(request.payMonth) });
  const { contributionCeiling, minimumWage } = salaryFigures(request.payMonth);

  return (
    <div className={classes.result}>
      <ResultHeadline
        ref={headline}
        name={name}
        amount={netSalary}
        period={periodName}
        chips={[shared('rulePeriod.chip', { period: rules }), taxClassName(request.taxClass)]}
        sentence={t('kept', {
          gross: formatAmount(grossSalary),
          percent: formatPercent((netSalary / grossSalary) * 100, 0),
        })}
        takesFocus={takesFocus}
        actions={
          <>
            <Button look="filled" onClick={() => onRecalculate()}>
              {shared('result.recalculate')}
            </Button>
            <Button onClick={() => window.print()}>
              <IconPrinter aria-hidden="true" size={18} stroke={1.75} />
              {shared('result.print')}
            </Button>
          </>
        }
      />
      <PeriodTabs period={period} onChange={(next) => changePeriod(() => next)}>
        <SalaryBreakdownView
          breakdown={breakdown}
          steps={
            result.explanation?.[period === 'monthly' ? 'monthlySalary' : 'annualSalary'] ?? []
          }
          period={period}
          isSelfEmployed={who === 'selfEmployed'}
        />
      </PeriodTabs>
      <Hints
        sentences={result.hints.map((hint) =>
          t(hint === 'monthsDifferFromYear' ? `hint.${hint}.${who}` : `hint.${hint}`, {
            ceiling: formatEuros(contributionCeiling),
            minimumWage: formatEuros(minimumWage),
            twelveMonths: formatEuros(result.monthlySalary.netSalary * 12),
            year: formatEuros(result.annualSalary.netSalary),
          }),
        )}
      />
      <SalaryComparison month={result.monthlySalary} payMonth={request.payMonth} />
      <EnteredSummary request={request} onChange={onRecalculate} />
      <PrintNote calculatedOn={calculatedOn} payMonth={request.payMonth} />
      <Disclaimer />
      <StickyFigure name={`${name} · ${periodName}`} amount={netSalary} headline={headline} />
    </div>
  );
}
