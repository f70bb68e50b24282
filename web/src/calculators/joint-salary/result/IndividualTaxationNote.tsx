import type { CoupleFilings } from '@suen/engine/inputs';
import { formatEuros } from '../../../shared/amount/format-amount.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './SettlementView.module.css';

interface IndividualTaxationNoteProps {
  readonly filings: CoupleFilings;
}

/** Credits above the tax are paid out: then there is no tax to pay, never less than none. */
function toPay(tax: number): string {
  return formatEuros(Math.max(0, tax));
}

/** Smaller differences of a year come from rounding. */
const smallestDifference = 50;

function outcomeOf(
  advantageOfJointAssessment: number,
): 'jointIsBetter' | 'individualIsBetter' | 'same' {
  if (Math.abs(advantageOfJointAssessment) < smallestDifference) return 'same';
  return advantageOfJointAssessment > 0 ? 'jointIsBetter' : 'individualIsBetter';
}

/** What two earners would keep if each were taxed alone in class 1, and whether asking for it is worth it. */
export function IndividualTaxationNote({
  filings: { collective, individual },
}: IndividualTaxationNoteProps) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'individual' });
  const { netSalary } = individual;
  const tax = individual.taxBeforeCredits - individual.taxCredits;
  const jointTax = collective.taxBeforeCredits - collective.taxCredits;
  const advantageOfJointAssessment = collective.netSalary - netSalary;
  return (
    <div className={classes.individual}>
      <h3>{t('title')}</h3>
      <p>
        {t(outcomeOf(advantageOfJointAssessment), {
          tax: toPay(tax),
          jointTax: toPay(jointTax),
          net: formatEuros(netSalary),
          amount: formatEuros(Math.abs(advantageOfJointAssessment)),
        })}
      </p>
      <p className={classes.note}>{t('how')}</p>
    </div>
  );
}
