import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { salaryFigures, type Step } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { difference, perYear } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { personIds, type PersonId } from '../persons.ts';
import classes from './SettlementView.module.css';

/** The lines after the year's tax. */
const stepsOfSettlement: ReadonlySet<Step['id']> = new Set([
  'withheldInYear',
  'creditsInAssessment',
  'settlement',
]);

/** The tax withheld and the pay of a month answer for a payslip's row. */
const isAnswerOfPayslip = ({ id }: Step) => id === 'taxBeforeCredits' || id === 'netSalary';

/**
 * Class 2: the tax withheld from the payslips, the tax for the year and the difference to settle.
 */
export function SettlementView({ result }: { readonly result: JointSalaryResult }) {
  const { t } = useTranslation('joint-salary');
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { couple, total, payMonth, explanation, outcome } = result;
  if (couple?.settlement === undefined) return null;

  const { secondCardRatePercent } = salaryFigures(payMonth);
  const rate = format.percent(secondCardRatePercent);
  const payslips = payslipsOf(result);
  const annualTax = total.annualSalary.taxBeforeCredits;
  const { settlement, withheldInYear = 0, creditsInAssessment = 0 } = couple;
  const steps = explanation?.settlement ?? [];
  const hasPayslip = payslips.some(({ withholding }) => withholding !== 'none');
  const incomesWithPayslip = creditsInAssessment > 0 ? 'both' : 'payslips';
  const incomes = hasPayslip ? incomesWithPayslip : 'profits';

  return (
    <FoldedPart
      title={t('couple.title')}
      inBrief={`${t(`couple.settlement.${outcome}`)} · ${format.euros(Math.abs(settlement))}`}
      className={classes.section}
    >
      <p>
        {t(`couple.sentence.${incomes}.${outcome}`, {
          withheld: format.euros(withheldInYear),
          tax: format.euros(difference(annualTax, creditsInAssessment)),
          amount: format.euros(Math.abs(settlement)),
        })}
      </p>
      <FigureTable
        title={t('couple.title')}
        heads={[t('couple.line'), shared('period.unit.annual')]}
        figures={[
          ...payslips.map(({ person, withholding, withheld }): Figure => ({
            id: person,
            name: t(`couple.withheld.${withholding}`, { person: t(`person.${person}`), rate }),
            note:
              withholding === 'none'
                ? undefined
                : t('couple.monthlyAmount', {
                    amount: format.euros(withheld),
                    net: format.euros(couple.payslips?.[person] ?? 0),
                  }),
            values: [<Amount key="amount" value={perYear(withheld)} />],
            // Those of the monthly amounts in the note.
            steps: explanation?.withheld?.[person] ?? [],
            answers: explanation?.withheld?.[person]?.filter(isAnswerOfPayslip),
          })),
          {
            id: 'twelveMonths',
            name: t('couple.twelveMonths'),
            values: [<Amount key="amount" value={withheldInYear} />],
            steps: steps.filter(({ id }) => id === 'withheldInYear'),
          },
          {
            id: 'annualTax',
            name: t('couple.annualTax'),
            values: [<Amount key="amount" value={annualTax} />],
            steps: steps.filter(({ id }) => !stepsOfSettlement.has(id)),
          },
          ...(creditsInAssessment > 0
            ? [
                {
                  id: 'creditsInAssessment',
                  name: t('couple.creditsInAssessment'),
                  values: [<Amount key="amount" value={-creditsInAssessment} />],
                  steps: steps.filter(({ id }) => id === 'creditsInAssessment'),
                },
              ]
            : []),
          {
            id: 'settlement',
            name: t(`couple.settlement.${outcome}`),
            values: [<Amount key="amount" value={settlement} />],
            isTotal: true,
            steps: steps.filter(({ id }) => id === 'settlement'),
          },
        ]}
      />
    </FoldedPart>
  );
}

/** The withholding on a payslip in class 2: by the tax scale, at a flat rate, or none. */
type Withholding = 'scale' | 'flat' | 'none';

/** One person's payslip. */
interface Payslip {
  readonly person: PersonId;
  readonly withholding: Withholding;
  /** Euros a month. */
  readonly withheld: number;
}

const withholdingBy = { main: 'scale', spouse: 'flat' } as const;

/** The payslips of a couple. */
function payslipsOf({ person2, couple }: JointSalaryResult): readonly Payslip[] {
  return personIds
    .filter((person) => person === 'person1' || person2 !== undefined)
    .map((person): Payslip => {
      const card = couple?.cards?.[person];
      const withheld = couple?.withheld?.[person];
      return card === undefined || withheld === undefined
        ? { person, withholding: 'none', withheld: 0 }
        : { person, withholding: withholdingBy[card], withheld };
    });
}
