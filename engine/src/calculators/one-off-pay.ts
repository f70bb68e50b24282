import { fromEuros, type Cents } from '../money/cents.ts';
import { sumOf } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { SalaryFields } from './salary-fields.ts';

const { money, step } = salaryNames;

/** What an employee is paid once in the year; each part is missing where there is none. */
export interface OneOffPay {
  readonly bonus?: Money | undefined;
  readonly profitSharingPremium?: Money | undefined;
  readonly youngEmployeePremium?: Money | undefined;
}

/** Reads what is paid once in the year; an amount of zero is none. */
export function oneOffPayOf(asked: SalaryFields): OneOffPay {
  const bonus = fromEuros(asked.bonus ?? 0);
  const profitSharing = fromEuros(asked.profitSharingPremium ?? 0);
  const youngEmployee = fromEuros(asked.youngEmployeePremium ?? 0);
  return {
    bonus: bonus > 0 ? money('bonus', bonus) : undefined,
    profitSharingPremium: premium('profitSharingPremium', profitSharing),
    youngEmployeePremium: premium('youngEmployeePremium', youngEmployee),
  };
}

function premium(
  id: 'profitSharingPremium' | 'youngEmployeePremium',
  entered: Cents,
): Money | undefined {
  return entered > 0 ? step(id, money('enteredPremium', entered)) : undefined;
}

/** All of it together; undefined for nothing. */
export function sumOfOneOffPay(pay: OneOffPay): Money | undefined {
  const parts = [pay.bonus, pay.profitSharingPremium, pay.youngEmployeePremium].filter(
    (part) => part !== undefined,
  );
  return parts.length > 1 ? step('oneOffPay', sumOf(parts)) : parts[0];
}
