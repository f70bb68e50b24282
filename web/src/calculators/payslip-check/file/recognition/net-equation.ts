/** What is left of the gross salary: the amounts that a payslip may mean, each with the words that say it. */
interface NetTerms {
  readonly gross: readonly number[];
  readonly contributions: number;
  readonly taxes: readonly number[];
  readonly credits: number;
  /** Taken off after the tax, on some payslips only below the net salary. */
  readonly takenOff: readonly number[];
  readonly nets: readonly number[];
}

export interface NetSolution {
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  /** False where the printed tax is what remains after the credits. */
  readonly hasCredits: boolean;
}

/** Each amount may be rounded otherwise by a cent. */
const tolerance = 0.0251;
const maxTakenOff = 4;

function sumsOfSome(amounts: readonly number[]): readonly number[] {
  const sums = [0];
  for (const amount of amounts.slice(0, maxTakenOff)) {
    sums.push(...sums.map((sum) => sum + amount));
  }
  return sums;
}

/** All ways in which the printed amounts make a net salary. */
export function netSolutions(terms: NetTerms): readonly NetSolution[] {
  const { contributions, credits } = terms;
  const offered = credits === 0 ? [0] : [credits, 0];
  return terms.gross.flatMap((gross) =>
    terms.taxes.flatMap((tax) =>
      offered.flatMap((added) =>
        sumsOfSome(terms.takenOff).flatMap((taken) =>
          terms.nets
            .filter(
              (net) => Math.abs(gross - contributions - tax + added - taken - net) <= tolerance,
            )
            .map((net) => ({ gross, tax, net, hasCredits: added === credits })),
        ),
      ),
    ),
  );
}
