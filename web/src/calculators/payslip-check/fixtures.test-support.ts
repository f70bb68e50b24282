import type { PayslipCheckInput } from '@suen/engine/calculators/payslip-check/input';
import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const answerTo = answersOf<PayslipCheckInput, PayslipCheckResult>('payslip-check');

/** 5 000 in June 2026 in class 1, as the law says: 719.70 of tax, 34 of credits. Worked in the tests of the engine. */
const rightLines = {
  grossSalary: 5000,
  pensionContributions: 425,
  illnessContributions: 140,
  illnessCashContributions: 12.5,
  longTermCareInsurance: 60.3,
  taxBeforeCredits: 719.7,
  taxCredits: 34,
  netSalary: 3676.5,
};

const known = { payMonth: '2026-06', taxClass: 1, weeklyHours: 40 } as const;

export const rightSlip = answerTo({ ...known, lines: rightLines });

/** The right payslip with the tax of 20 km, 669.20: two lines differ by 50.50. */
export const travelSlip = answerTo({
  ...known,
  lines: { ...rightLines, taxBeforeCredits: 669.2, netSalary: 3727 },
});

/** The right payslip without credits: 34 less. */
export const creditsMissing = answerTo({
  ...known,
  lines: { ...rightLines, taxCredits: 0, netSalary: 3642.5 },
});

/** Three lines that no cause explains, and a net that fits none of them. */
export const unexplained = answerTo({
  ...known,
  lines: {
    ...rightLines,
    pensionContributions: 411,
    longTermCareInsurance: 55,
    taxBeforeCredits: 700,
    netSalary: 3727,
  },
});

/** The page, usually with the payslip of 20 km. */
export const { calculate, calculationPath, showPage } = roomInTest('payslip-check', {
  entries: { grossSalary: 5000 },
  result: travelSlip,
});
