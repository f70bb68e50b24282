import type { Month } from '../../../dated/month.ts';
import type { PayslipCheckInput, SlipLine } from '../input.ts';
import { candidatesFor } from './candidates.ts';
import { causeIds, causesThatAlwaysFit, type Candidate } from './causes.ts';
import { fittedCauses } from './fitted-causes.ts';
import { trialOf, type Trial, type Tried } from './trial.ts';
import type { Printed } from './verdicts.ts';

/** What was found: the payslip of the entries, the causes, the likeliest first, and what was tried alone. */
export interface Found {
  readonly asEntered: Tried;
  readonly causes: readonly Tried[];
  readonly alone: readonly Tried[];
}

/**
 * Finds the causes that reproduce a printed payslip: one before two. What explains all lines comes first, then what explains some
 * and disturbs none.
 *
 * @throws RefusedInput if the parts of the gross leave no salary
 */
export function causesOf(input: PayslipCheckInput, payMonth: Month, shown: Printed): Found {
  const trial = trialOf(input, payMonth, shown);
  const { asEntered } = trial;
  if (asEntered.fit.differing.length === 0) return { asEntered, causes: [], alone: [] };
  const alone = [
    ...triedOf(trial, asEntered, candidatesFor(input, payMonth)),
    ...triedOf(trial, asEntered, fittedCauses(trial, asEntered)),
  ].filter((each) => changesSomething(each, asEntered));
  const whole = alone.filter(({ fit }) => fit.differing.length === 0);
  if (whole.length > 0) return { asEntered, causes: ranked(whole), alone };
  const pairs = pairsOf(trial, withRoundBonus(alone)).filter(
    ({ fit }) => fit.differing.length === 0,
  );
  const partly = alone.filter(
    ({ fit }) =>
      fit.differing.length < asEntered.fit.differing.length &&
      fit.differing.every((line) => asEntered.fit.differing.includes(line)),
  );
  return { asEntered, causes: [...ranked(pairs), ...ranked(partly)], alone };
}

/** Of what may have been paid once only the roundest amounts are tried with another cause. */
function withRoundBonus(alone: readonly Tried[]): readonly Tried[] {
  const round = new Set(alone.filter(isBonus).slice(0, mostBonuses));
  return alone.filter((tried) => !isBonus(tried) || round.has(tried));
}

const mostBonuses = 4;

function isBonus({ causes: [cause] }: Tried): boolean {
  return cause?.id === 'bonus';
}

function triedOf(
  { withCause }: Trial,
  before: Tried,
  candidates: readonly Candidate[],
): readonly Tried[] {
  return candidates.flatMap((each) => withCause(before, each) ?? []);
}

function changesSomething({ slip }: Tried, { slip: before }: Tried): boolean {
  return changedLines(slip.amounts, before.amounts).length > 0;
}

type Amounts = Tried['slip']['amounts'];

function changedLines(amounts: Amounts, before: Amounts): readonly SlipLine[] {
  const isLine = (line: string): line is SlipLine => line in amounts;
  return Object.keys(amounts)
    .filter(isLine)
    .filter((line) => amounts[line] !== before[line]);
}

/** Two causes together. Most pairs are seen to fail before they are calculated. */
function pairsOf(trial: Trial, alone: readonly Tried[]): readonly Tried[] {
  const { asEntered, withCause } = trial;
  const before = asEntered.slip.amounts;
  const made = alone.map((tried) => ({
    tried,
    changed: new Set(changedLines(tried.slip.amounts, before)),
  }));
  const pairs: Tried[] = [];
  for (const [index, one] of made.entries()) {
    for (const second of made.slice(index + 1)) {
      const [cause] = second.tried.causes;
      if (cause === undefined || !areCompatible(one.tried, second.tried)) continue;
      const pair = mayFit(trial, one, second) ? withCause(one.tried, cause) : undefined;
      if (pair) pairs.push(pair);
    }
    for (const fitted of fittedCauses(trial, one.tried)) {
      if (!areCompatible(one.tried, { causes: [fitted] })) continue;
      const pair = withCause(one.tried, fitted);
      if (pair) pairs.push(pair);
    }
  }
  return pairs;
}

interface Alone {
  readonly tried: Tried;
  readonly changed: ReadonlySet<SlipLine>;
}

/** A line that only one of two causes changes must fit with this one alone. Only the net follows all other lines. */
function mayFit({ shown, asEntered }: Trial, one: Alone, second: Alone): boolean {
  const both = [one, second];
  const isCapped = both.some(({ tried }) => tried.mistakes.has('creditsCappedAtTax'));
  const isOpen = both.some(changesOtherDeductions);
  return [...shown.keys()].every((line) => {
    if (line === 'netSalary' || (isCapped && isCredit(line))) return true;
    if (isOpen && (line === 'taxableIncome' || line === 'taxBeforeCredits')) return true;
    const [first, ...others] = both.filter(({ changed }) => touches(changed, line));
    if (others.length > 0) return true;
    return !(first?.tried ?? asEntered).fit.differing.includes(line);
  });
}

/** Days of a month change what another cause deducts from the pay, and so do two causes of long-term care. */
function changesOtherDeductions({ tried }: Alone): boolean {
  return (
    'daysPaid' in (tried.causes[0]?.changes ?? {}) || tried.mistakes.has('longTermCareDeducted')
  );
}

function isCredit(line: SlipLine): boolean {
  return line === 'taxCredits' || line.endsWith('Credit');
}

/** Other taxable pay may leave a tax of zero as it is, and change it together with another cause. */
function touches(changed: ReadonlySet<SlipLine>, line: SlipLine): boolean {
  if (changed.has(line)) return true;
  return line === 'taxBeforeCredits' && changed.has('taxableIncome');
}

/** Two causes that change different entries. */
function areCompatible(one: Pick<Tried, 'causes'>, other: Pick<Tried, 'causes'>): boolean {
  const [first] = one.causes;
  const [second] = other.causes;
  if (first === undefined || second === undefined || first.id === second.id) return false;
  return Object.keys(first.changes).every((name) => !(name in second.changes));
}

/** The closest ones first, then the likelier ones. */
export function ranked<Some extends Pick<Tried, 'causes' | 'fit'>>(
  tried: readonly Some[],
): readonly Some[] {
  return tried.toSorted(
    (one, other) =>
      one.fit.differing.length - other.fit.differing.length ||
      other.fit.exact - one.fit.exact ||
      rankOf(one) - rankOf(other),
  );
}

function rankOf({ causes }: Pick<Tried, 'causes'>): number {
  const fitsAlways = causes.some(({ id }) => causesThatAlwaysFit.has(id));
  const places = causes.map(({ id }) => causeIds.indexOf(id));
  return places.reduce((sum, place) => sum + place, fitsAlways ? causeIds.length * 2 : 0);
}
