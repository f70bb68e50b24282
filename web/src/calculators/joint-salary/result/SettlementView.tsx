import { salaryFigures, type JointSalaryResult } from '@suen/engine/inputs';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { IndividualTaxationNote } from './IndividualTaxationNote.tsx';
import classes from './SettlementView.module.css';
import { payslipsOf } from './withholding.ts';

const monthsInYear = 12;

function outcomeOf(settlement: number): 'owed' | 'returned' | 'even' {
  if (settlement === 0) return 'even';
  return settlement < 0 ? 'owed' : 'returned';
}

/** Class 2: what the payslips withhold, what the tax of the year is, and what is left to settle between them. */
export function SettlementView({ result }: { readonly result: JointSalaryResult }) {
  const { t } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const { couple, total, payMonth, individualTaxation } = result;
  if (couple === undefined) return null;

  const { secondCardRatePercent } = salaryFigures(payMonth);
  const rate = formatPercent(secondCardRatePercent);
  const payslips = payslipsOf(result);
  const annualTax = total.annualSalary.taxBeforeCredits;
  const { settlement, creditsInAssessment } = couple;
  const taxToSettle = annualTax - creditsInAssessment;
  const withheldInYear = taxToSettle + settlement;
  const outcome = outcomeOf(settlement);
  const hasPayslip = payslips.some(({ withholding }) => withholding !== 'none');
  const hasProfit = payslips.some(({ withholding }) => withholding === 'none');
  const withPayslip = creditsInAssessment > 0 ? 'both' : 'payslips';
  const incomes = hasPayslip ? withPayslip : 'profits';

  return (
    <section className={classes.section}>
      <h2>{t('couple.title')}</h2>
      <p>
        {t(`couple.sentence.${incomes}.${outcome}`, {
          withheld: formatEuros(withheldInYear),
          tax: formatEuros(taxToSettle),
          amount: formatEuros(Math.abs(settlement)),
        })}
      </p>
      <table className={classes.table} aria-label={t('couple.title')}>
        <thead>
          <tr>
            <th scope="col">{t('couple.line')}</th>
            <th scope="col" className={classes.amount}>
              {shared('period.unit.annual')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payslips.map(({ person, withholding, withheld }) => (
            <tr key={person}>
              <th scope="row">
                {t(`couple.withheld.${withholding}`, { person: t(`person.${person}`), rate })}
                {withholding !== 'none' && (
                  <span className={classes.ofMonth}>
                    {t('couple.monthlyAmount', { amount: formatEuros(withheld) })}
                  </span>
                )}
              </th>
              <td className={classes.amount}>
                <Amount value={withheld * monthsInYear} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('couple.twelveMonths')}</th>
            <td className={classes.amount}>
              <Amount value={withheldInYear} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('couple.annualTax')}</th>
            <td className={classes.amount}>
              <Amount value={annualTax} />
            </td>
          </tr>
          {creditsInAssessment > 0 && (
            <tr>
              <th scope="row">{t('couple.creditsInAssessment')}</th>
              <td className={classes.amount}>
                <Amount value={-creditsInAssessment} />
              </td>
            </tr>
          )}
          <tr className={classes.settlement}>
            <th scope="row">{t(`couple.settlement.${outcome}`)}</th>
            <td className={classes.amount}>
              <Amount value={settlement} />
            </td>
          </tr>
        </tbody>
      </table>
      {hasProfit && <p className={classes.note}>{t('couple.selfEmployed')}</p>}
      {individualTaxation !== undefined && (
        <IndividualTaxationNote taxation={individualTaxation} jointTax={total.annualSalary.tax} />
      )}
    </section>
  );
}
