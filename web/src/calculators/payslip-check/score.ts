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
  const equal = given.filter(({ verdict }) => verdict !== 'differs');
  return { given, differing, equal: equal.length };
}

/** The lines with a net that only follows called so. */
export function shownLines({
  lines,
  netFollows,
}: Pick<PayslipCheckResult, 'lines' | 'netFollows'>): readonly ShownLine[] {
  return lines.map((line) =>
    netFollows && line.id === 'netSalary' ? { ...line, verdict: 'follows' } : line,
  );
}
