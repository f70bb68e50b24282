import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { count, sourcedMoney, sourcedShare } from '../quantity/names.ts';
import type { ExtraHoursLaw } from '../rules/extra-hours.ts';
import type { MealVoucherLaw } from '../rules/meal-vouchers.ts';
import { memoizeByMonth } from './memoize-by-month.ts';
import { constantThroughYear, part } from './sourced.ts';

/** Figures of the law on what is paid beside a salary. */
export const payElementsLaw: (payMonth: Month) => ExtraHoursLaw & MealVoucherLaw = memoizeByMonth(
  (payMonth) => {
    const hours = constantThroughYear(law.fullTimeHours, payMonth);
    const voucher = constantThroughYear(law.mealVoucher, payMonth);
    return {
      monthlyHours: count('fullTimeMonthlyHours', hours.value.monthly, 'hours', hours.sources),
      overtimeSupplement: sourcedShare(
        'overtimeSupplementRate',
        constantThroughYear(law.overtimeSupplement, payMonth),
      ),
      sundaySupplement: sourcedShare(
        'sundaySupplementRate',
        constantThroughYear(law.sundaySupplement, payMonth),
      ),
      youngSundaySupplement: sourcedShare(
        'sundaySupplementRate',
        part(constantThroughYear(law.youngSundaySupplement, payMonth), ({ rate }) => rate),
      ),
      publicHolidaySupplement: sourcedShare(
        'publicHolidaySupplementRate',
        constantThroughYear(law.publicHolidaySupplement, payMonth),
      ),
      freeFaceValue: sourcedMoney(
        'freeFaceValue',
        part(voucher, ({ faceValue }) => faceValue),
      ),
      leastOwnShare: sourcedMoney(
        'leastOwnShare',
        part(voucher, ({ ownShare }) => ownShare),
      ),
    };
  },
);
