import type { PayElements } from './elements.ts';

/** What an amount can count for, in the order in which the table below names them. */
export const bases = [
  'gross',
  'allPay',
  'pension',
  'sickPay',
  'care',
  'credits',
  'taxable',
] as const;

const allSeven = 'gross allPay pension sickPay care credits taxable';
const butSickPay = 'gross allPay pension care credits taxable';

/**
 * Code de la sécurité sociale art. 33: contributions are due on all pay and advantages, without the supplement of overtime; art. 29:
 * sick pay on the cash that is payable each month. L.I.R. art. 104: advantages are pay; art. 115, no 11 (overtime and supplements)
 * and no 9 (severance pay): tax-free. A voucher is free of tax up to its value (RGD of 29 December 1986, art. 4) and of
 * contributions (RGD of 1 August 2001, no 15, art. 10, no 2). The pay of a fund in place of a salary is pay (L.I.R. art. 11, no 1,
 * and 95a); the one for parental leave bears no contribution for sick pay. The minimum wage credit follows the pay for work
 * (L.I.R. art. 139quater, al. 2). The base pay of a public holiday is in the supplements of the gross already.
 */
export const basesOfElements: Readonly<Record<keyof PayElements, string>> = {
  basicSalary: allSeven,
  overtimeBasePay: 'care',
  overtimePay: 'gross allPay',
  publicHolidayPay: 'pension sickPay care credits taxable',
  exemptSupplements: 'pension care',
  supplements: 'gross allPay',
  rentPremium: allSeven,
  benefitsInKind: butSickPay,
  replacementPay: 'gross pension sickPay care credits taxable',
  parentalLeavePay: 'gross pension care credits taxable',
  taxableMealVouchers: 'taxable',
  mealVoucherAdvantage: 'allPay',
  mealVoucherShare: '',
  bonus: butSickPay,
  leavePaidOut: butSickPay,
  severancePay: 'gross allPay',
  profitSharingPremium: butSickPay,
  youngEmployeePremium: butSickPay,
  impatriationPremium: butSickPay,
};
