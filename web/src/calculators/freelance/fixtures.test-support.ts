import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 30 an hour in January 2025, the form's defaults. By hand: 52 x 5 - 11 - 26 = 223 days, 30 x 8 x 223 =
 * 53 520.00; 16 %, 5.60 %, 0.50 %, 0.70 % and 1.4 % of it; class 2: 1 403 before credits of 397.20 + 127.11; net 39 689.47. A
 * month is a twelfth of each line.
 */
export const { calculate, calculationPath, showPage } = roomInTest('freelance', { entries: {} });
