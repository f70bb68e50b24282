import { fromEuros } from '../money/cents.ts';
import { sumOf } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { SalaryFields } from './salary-fields.ts';

const { money, step } = salaryNames;

/** What an employee is paid once in the year; each part is missing where there is none. */
export interface OneOffPay {
  readonly bonus?: Money;
  readonly profitSharingPremium?: Money;
  readonly youngEmployeePremium?: Money;
}

/** Reads what is paid once in the year; an amount of zero is none. */
export function oneOffPayOf(asked: SalaryFields): OneOffPay {
  const bonus = fromEuros(asked.bonus ?? 0);
  const profitSharing = fromEuros(asked.profitSharingPremium ?? 0);
  const youngEmployee = fromEuros(asked.youngEmployeePremium ?? 0);
  return {
    ...(bonus > 0 && { bonus: money('bonus', bonus) }),
    ...(profitSharing > 0 && {
      profitSharingPremium: step('profitSharingPremium', money('enteredPremium', profitSharing)),
    }),
    ...(youngEmployee > 0 && {
      youngEmployeePremium: step('youngEmployeePremium', money('enteredPremium', youngEmployee)),
    }),
  };
}

/** All of it together; undefined for nothing. */
export function sumOfOneOffPay(pay: OneOffPay): Money | undefined {
  const parts = [pay.bonus, pay.profitSharingPremium, pay.youngEmployeePremium].filter(
    (part) => part !== undefined,
  );
  return parts.length > 1 ? step('oneOffPay', sumOf(parts)) : parts[0];
}
