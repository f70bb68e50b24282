import type { ExplainedLine, Step } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { iconOf } from '../../../shared/icon-of.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine, stepsUpTo } from '../../../shared/result/tables/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { scoreOf, shownLines, type Line } from '../score.ts';
import { colourOf, mainLines } from '../slip-lines.ts';
import { useVerdictWords } from '../SlipRows.tsx';
import { useLineWords } from '../words.ts';
import type { PayslipCheckRecord } from './record.ts';
import classes from './PayslipCheck.module.css';

const IconCheck = iconOf('check');

/** Under which line of an explanation the steps of a payslip's line stand, and the last of them where others follow it. */
const explainedBy: Readonly<
  Partial<Record<Line['id'], ExplainedLine | readonly [ExplainedLine, Step['id']]>>
> = {
  grossSalary: 'grossSalary',
  pensionContributions: 'pensionContributions',
  illnessContributions: 'illnessContributions',
  illnessCashContributions: 'illnessCashContributions',
  longTermCareInsurance: 'longTermCareInsurance',
  taxBeforeCredits: ['tax', 'taxBeforeCredits'],
  taxCredits: ['tax', 'taxCredits'],
  employmentCredit: ['tax', 'employeeCredit'],
  energyCredit: ['tax', 'energyCredit'],
  minimumWageCredit: ['tax', 'minimumWageCredit'],
  singleParentCredit: ['tax', 'singleParentCredit'],
  overtimePay: 'overtimePay',
  supplements: 'supplements',
  benefitsInKind: 'benefitsInKind',
  mealVoucherShare: 'mealVoucherShare',
  netSalary: 'netSalary',
};

/** The steps of the tax whose law sets it. */
const taxStepIds: ReadonlySet<string> = new Set([
  'annualTariffTax',
  'tariffTax',
  'longTermCareAbatement',
]);

function stepsOf(
  steps: readonly Step[] | undefined,
  explained: (typeof explainedBy)[Line['id']],
): readonly Step[] {
  if (explained === undefined) return [];
  if (typeof explained === 'string') return stepsOfLine(steps, explained);
  const [line, last] = explained;
  return stepsUpTo(stepsOfLine(steps, line), last);
}

/** Each line of the payslip beside the calculated one, with its steps and its law. */
export function LinesView({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.lines' });
  const { t: form } = useTranslation('payslip-check', { keyPrefix: 'form' });
  const { nameOf, termOf } = useLineWords();
  const verdictWords = useVerdictWords();
  const { explanation } = result;
  const { given, differing, equal } = scoreOf(result);
  const inBrief =
    differing.length === 0
      ? t('inBrief', { equal, count: given.length })
      : differing.map((line) => `${nameOf(line.id)}\u00A0${verdictWords(line)}`).join(' · ');
  // What was not copied is shown where every payslip has it.
  const shown = shownLines(result).filter(
    ({ id, verdict }) => verdict !== 'notGiven' || mainLines.some((main) => main === id),
  );
  const figures = shown.map((line): Figure => {
    const { id, payslip, calculated, verdict } = line;
    const own = stepsOf(explanation?.monthlySalary, explainedBy[id]);
    return {
      id,
      name: nameOf(id),
      officialTerm: termOf(id),
      colour: colourOf[id] ?? 'transparent',
      values: [
        payslip === undefined ? '–' : <Amount key="payslip" value={payslip} />,
        <Amount key="calculated" value={calculated} />,
        <span key="verdict" data-verdict={verdict} className={classes.verdict}>
          {verdict === 'equal' && <IconCheck aria-hidden="true" size={16} stroke={2} />}
          {verdictWords(line)}
        </span>,
      ],
      isTotal: id === 'netSalary',
      steps: own,
      citedOnPaper: own.filter(({ id: step }) => step === id || taxStepIds.has(step)),
    };
  });
  return (
    <FoldedPart title={t('title')} inBrief={inBrief} className={classes.lines}>
      {/* On paper each line names its law. */}
      <FigureTable
        title={t('title')}
        heads={[form('inEuros'), form('yours'), form('ours'), t('difference')]}
        figures={figures}
      />
    </FoldedPart>
  );
}
