import type { Sourced } from '../../../dated/source.ts';
import type { OvertimeCredit } from '../../../law/tax/working-on.ts';
import { min, minus, times, waived } from '../../../quantity/arithmetic.ts';
import { money, share, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { upToCent, upToEuro } from '../../../quantity/rounding.ts';

/**
 * The credit of a year for overtime pay that is exempt here and that another state taxes (CIHS), as Germany does. Only the
 * assessment grants it. The pay is rounded up to the euro, the credit up to the cent. L.I.R. art. 154terdecies.
 *
 * @param overtimePay of the year, with its supplement
 */
export function overtimeCredit(
  overtimePay: Money,
  { value: figures, sources }: Sourced<OvertimeCredit>,
): Money {
  const threshold = money('creditThreshold', figures.payFrom, sources);
  if (overtimePay.amount <= figures.payFrom) {
    return step('overtimeCredit', waived(overtimePay, threshold));
  }
  const pay = step('roundedOvertimePay', overtimePay, upToEuro);
  const payAbove = step('overtimeAboveThreshold', minus(pay, threshold));
  const growing = step(
    'growingOvertimeCredit',
    times(payAbove, share('creditRate', figures.rate, sources)),
    upToCent,
  );
  return step('overtimeCredit', min(growing, money('creditFull', figures.full, sources)));
}
