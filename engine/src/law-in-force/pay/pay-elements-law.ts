import * as law from '../../law/every-law.ts';
import { count, sourcedMoney, sourcedShare } from '../../quantity/names.ts';
import type { ExtraHoursLaw } from '../../rules/pay/extra-hours.ts';
import type { MealVoucherLaw } from '../../rules/pay/meal-vouchers.ts';
import { constantThroughYear, memoizeByMonth, part, yearlyShare } from '../sourced.ts';

/** Figures of the law on pay in addition to the salary. */
export const payElementsLaw = memoizeByMonth((payMonth): ExtraHoursLaw & MealVoucherLaw => {
  const hours = constantThroughYear(law.fullTimeHours, payMonth);
  const voucher = constantThroughYear(law.mealVoucher, payMonth);
  const youngSundays = constantThroughYear(law.youngSundaySupplement, payMonth);
  return {
    monthlyHours: count('fullTimeMonthlyHours', hours.value.monthly, 'hours', hours.sources),
    overtimeSupplement: yearlyShare('overtimeSupplementRate', law.overtimeSupplement, payMonth),
    sundaySupplement: yearlyShare('sundaySupplementRate', law.sundaySupplement, payMonth),
    youngSundaySupplement: sourcedShare('sundaySupplementRate', part(youngSundays, 'rate')),
    publicHolidaySupplement: yearlyShare(
      'publicHolidaySupplementRate',
      law.publicHolidaySupplement,
      payMonth,
    ),
    freeFaceValue: sourcedMoney('freeFaceValue', part(voucher, 'faceValue')),
    leastOwnShare: sourcedMoney('leastOwnShare', part(voucher, 'ownShare')),
  };
});
