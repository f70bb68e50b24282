import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';

export type Line = PayslipCheckResult['lines'][number];

/** A line as it is shown: a net that differs only because other lines do is no second difference. */
export type ShownLine = Omit<Line, 'verdict'> & {
  readonly verdict: Line['verdict'] | 'follows';
};

/** The lines that the payslip shows, and how many of them are as calculated. */
export function scoreOf({ lines }: Pick<PayslipCheckResult, 'lines'>) {
  const given = lines.filter(({ verdict }) => verdict !== 'notGiven');
  const differing = given.filter(({ verdict }) => verdict === 'differs');
  return { given, differing, equal: given.length - differing.length };
}

/** The lines with a net that only follows called so. */
export function shownLines(result: Pick<PayslipCheckResult, 'lines'>): readonly ShownLine[] {
  const score = scoreOf(result);
  const isFollowing = score.differing.length > 1 && isNetExplained(score);
  return result.lines.map((line) =>
    isFollowing && line.id === 'netSalary' ? { ...line, verdict: 'follows' } : line,
  );
}

/** Whether the net differs by what the other lines explain, so that it says nothing of its own. */
export function isNetExplained({ differing, given }: ReturnType<typeof scoreOf>): boolean {
  const net = differing.find(({ id }) => id === 'netSalary');
  if (net?.difference === undefined) return false;
  const credit = given.some(({ id }) => id === 'taxCredits') ? ['taxCredits'] : creditIds;
  const change = differing.reduce((sum, { id, difference = 0 }) => {
    if (deducted.has(id)) return sum - difference;
    return credit.includes(id) ? sum + difference : sum;
  }, 0);
  return Math.abs(net.difference - change) < 0.025;
}

const creditIds: readonly string[] = [
  'employmentCredit',
  'energyCredit',
  'minimumWageCredit',
  'singleParentCredit',
];

const deducted: ReadonlySet<string> = new Set([
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxBeforeCredits',
  'mealVoucherShare',
  'benefitsInKind',
]);
