import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import { periodOfDay } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { InputsSummary } from '../../../shared/result/parts/InputsSummary.tsx';
import { NotIncluded } from '../../../shared/result/parts/NotIncluded.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { canBeUsed } from '../apply-cause.ts';
import type { payslipCheckForm } from '../form.ts';
import { scoreOf } from '../score.ts';
import { useLineWords, useSlipMonth } from '../words.ts';
import { Causes } from './Causes.tsx';
import { useEnteredSlip } from './entered-slip.ts';
import { LinesView } from './LinesView.tsx';
import { QuestionToPayroll } from './QuestionToPayroll.tsx';
import { RuledOutView } from './RuledOutView.tsx';
import { Score } from './Score.tsx';
import { WhatToAsk } from './WhatToAsk.tsx';
import classes from './PayslipCheck.module.css';

const notIncluded = ['premiums', 'otherEmployers', 'agreements'] as const;

/** Whether a payslip is as the law says, what explains where it differs, and whom to ask. */
export function PayslipCheckResultView(
  props: ResultPropsOf<typeof payslipCheckForm, PayslipCheckResult>,
) {
  const { record, onResult, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result' });
  const format = useFormat();
  const { taxClassName, distanceName } = useSalaryEntryNames();
  const month = useSlipMonth();
  const { nameOf } = useLineWords();
  const sentence = useVerdictSentence();
  const entered = useEnteredSlip(record);
  const { given, differing, equal } = scoreOf(result);
  const main = differing.find(({ id }) => id === result.mainLine);
  const score = t('score', { equal, count: given.length });
  const { taxClass, weeklyHours, distanceToWork } = request;
  return (
    <ResultLayout
      of={props}
      rules={{ payMonth: periodOfDay(result.payMonth).rulePeriod.payMonth }}
      partAboveWaysOn={
        <>
          <div className={classes.sides}>
            <LinesView record={record} />
            <div className={classes.aside}>
              <RuledOutView record={record} />
              <div className={classes.notOnPaper}>
                <NotIncluded
                  title={t('notIncluded.title')}
                  items={notIncluded.map((item) => t(`notIncluded.${item}`))}
                />
              </div>
            </div>
          </div>
          <WhatToAsk record={record} />
        </>
      }
    >
      <ResultHeadline
        name={main === undefined ? t('headline') : t('difference', { line: nameOf(main.id) })}
        amount={main === undefined ? score : (main.difference ?? 0)}
        period={month.alone(result.payMonth)}
        chips={[
          taxClassName(taxClass ?? 1),
          t('hours', { hours: format.number(weeklyHours ?? 0) }),
          (distanceToWork ?? 0) === 0 ? t('noTravel') : distanceName(distanceToWork ?? 0),
        ]}
        sentence={sentence(result)}
        hasMainAction={result.causes.some(({ changes }) => canBeUsed(changes))}
      >
        <Score record={record} />
        <div className={classes.answer}>
          <Causes record={record} onResult={onResult} />
          <QuestionToPayroll record={record} />
        </div>
      </ResultHeadline>
      <Hints
        sentences={result.hints.map((hint) =>
          t(`hint.${hint}`, { amount: format.euros(result.minimumWage) }),
        )}
      />
      {/* On paper the lines have all entries, on one page for the employer. */}
      <div className={classes.notOnPaper}>
        <InputsSummary entries={entered} onChange={onRecalculate} />
      </div>
    </ResultLayout>
  );
}

/** The line that differs, and whether the net says anything of its own. */
function useVerdictSentence(): (result: PayslipCheckResult) => string {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.sentence' });
  const { nameOf } = useLineWords();
  const format = useFormat();
  return (result) => {
    const score = scoreOf(result);
    const main = score.differing.find(({ id }) => id === result.mainLine);
    if (main === undefined) return t('allEqual', { count: score.given.length });
    const { id, difference = 0 } = main;
    const values = {
      amount: format.euros(Math.abs(difference)),
      trend: difference < 0 ? ('less' as const) : ('more' as const),
    };
    const said =
      id === 'taxBeforeCredits' || id === 'netSalary'
        ? t(id, values)
        : t('line', { ...values, line: nameOf(id) });
    const isAlone = score.differing.length === 2 && result.netFollows;
    return isAlone ? `${said} ${t('netFollows')}` : said;
  };
}
