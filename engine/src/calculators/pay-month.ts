import type { Month } from '../dated/month.ts';
import {
  defaultPayMonth,
  isSupportedMonth,
  newestPayMonth,
  oldestPayMonth,
} from '../law-in-force/rule-periods.ts';
import { RefusedInput } from './calculator.ts';

/** The month whose rules a request asks for, or the default. @throws RefusedInput when its law is not known */
export function requestedPayMonth(payMonth: string | null | undefined): Month {
  const asked = payMonth ?? defaultPayMonth;
  if (isSupportedMonth(asked)) return asked;
  const limit = asked < oldestPayMonth ? oldestPayMonth : newestPayMonth;
  throw new RefusedInput([{ field: 'payMonth', code: 'unknownPeriod', limit }]);
}
