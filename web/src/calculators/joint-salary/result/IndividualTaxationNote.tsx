import type { JointSalaryResult } from '@suen/engine/inputs';
import { formatEuros } from '../../../shared/amount/format-amount.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './SettlementView.module.css';

interface IndividualTaxationNoteProps {
  readonly taxation: NonNullable<JointSalaryResult['individualTaxation']>;
  /** The year's tax in class 2, after credits, in euros. */
  readonly jointTax: number;
}

function outcomeOf(
  advantageOfJointAssessment: number,
): 'jointIsBetter' | 'individualIsBetter' | 'same' {
  if (advantageOfJointAssessment === 0) return 'same';
  return advantageOfJointAssessment > 0 ? 'jointIsBetter' : 'individualIsBetter';
}

/** What two earners would keep if each were taxed alone in class 1, and whether asking for it is worth it. */
export function IndividualTaxationNote({ taxation, jointTax }: IndividualTaxationNoteProps) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'individual' });
  const { tax, netSalary, advantageOfJointAssessment } = taxation;
  return (
    <div className={classes.individual}>
      <h3>{t('title')}</h3>
      <p>
        {t(outcomeOf(advantageOfJointAssessment), {
          tax: formatEuros(tax),
          jointTax: formatEuros(jointTax),
          net: formatEuros(netSalary),
          amount: formatEuros(Math.abs(advantageOfJointAssessment)),
        })}
      </p>
      <p className={classes.note}>{t('how')}</p>
    </div>
  );
}
