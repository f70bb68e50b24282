import type { Sourced } from '../../../dated/source.ts';
import type { ClassRow, ClassSituation } from '../../../law/tax/tax-classes.ts';

/** How somebody stands towards marriage. */
export type CivilStatus = 'single' | 'partner' | 'married' | 'separated' | 'divorced' | 'widowed';

/** Limits of the law on situations. */
interface ClassLaw {
  /** Tax years after the end of a marriage in which class 2 goes on. */
  readonly yearsAfterMarriage: number;
  /** Age completed before the tax year. */
  readonly age: number;
}

/** What decides a person's tax class in a tax year. */
export interface ClassFacts {
  readonly civilStatus: CivilStatus;
  /** Whole years from the year of the marriage, divorce, separation or death to the tax year; `null` when not said. */
  readonly yearsSince: number | null;
  /** Both spouses are assessed in common without asking for it. */
  readonly isTaxedTogether: boolean;
  /** Class 2 after an earlier divorce or separation was granted within the years that exclude it. */
  readonly hadClassTwoBefore: boolean;
  readonly hasChildRelief: boolean;
  /** Age completed before the tax year; `null` when not said. */
  readonly ageBefore: number | null;
}

/** A row of the law's table, and whether it applies. */
export interface ConsideredRow extends ClassRow {
  readonly applies: boolean;
}

/** The rows of the law's table in its order, up to the first one that applies: that one decides the class. */
export function consideredRows(
  facts: ClassFacts,
  { value: rows }: Sourced<readonly ClassRow[]>,
  law: ClassLaw,
): readonly ConsideredRow[] {
  const applies = situationsOf(facts, law);
  const deciding = rows.findIndex(({ situation }) => applies[situation]);
  return rows
    .slice(0, deciding + 1)
    .map(({ situation, taxClass }) => ({ situation, taxClass, applies: applies[situation] }));
}

/** Which situations of the law a person is in. L.I.R. art. 119. */
function situationsOf(facts: ClassFacts, law: ClassLaw): Readonly<Record<ClassSituation, boolean>> {
  const { civilStatus, hadClassTwoBefore, hasChildRelief, ageBefore } = facts;
  const isWidowed = civilStatus === 'widowed';
  const isSeparated = civilStatus === 'divorced' || civilStatus === 'separated';
  const marriage = marriageIn(facts, law.yearsAfterMarriage);
  const isRecent = marriage === 'recentlyEnded';
  return {
    taxedTogether: facts.isTaxedTogether,
    recentlyWidowed: isWidowed && isRecent,
    recentlySeparated: isSeparated && isRecent && !hadClassTwoBefore,
    marriedNonResident: marriage === 'lasts',
    widowed: isWidowed,
    childRelief: hasChildRelief,
    aged: ageBefore !== null && ageBefore >= law.age,
    other: true,
  };
}

/** The situations in which class 2 goes on after the end of a marriage. */
const situationsAfterMarriage: ReadonlySet<ClassSituation> = new Set([
  'recentlyWidowed',
  'recentlySeparated',
]);

/**
 * When class 2 after the end of a marriage ends by itself: in how many years, and what decides the class of that year. `null`
 * where it does not go on. L.I.R. art. 119, no 3.
 *
 * @param decisive the row of the law's table that decides now
 */
export function endOfClassTwo(
  facts: ClassFacts,
  decisive: ClassRow,
  { yearsAfterMarriage }: Pick<ClassLaw, 'yearsAfterMarriage'>,
): { readonly yearsLeft: number; readonly facts: ClassFacts } | null {
  const { yearsSince, ageBefore } = facts;
  if (yearsSince === null || !situationsAfterMarriage.has(decisive.situation)) return null;
  const yearsLeft = yearsAfterMarriage + 1 - yearsSince;
  return {
    yearsLeft,
    facts: {
      ...facts,
      yearsSince: yearsSince + yearsLeft,
      ageBefore: ageBefore === null ? null : ageBefore + yearsLeft,
    },
  };
}

/**
 * What a marriage is in a tax year. One that ends lasts until the end of that year; after it come `yearsAfterMarriage` in which
 * class 2 goes on.
 */
export function marriageIn(
  { civilStatus, yearsSince }: Pick<ClassFacts, 'civilStatus' | 'yearsSince'>,
  yearsAfterMarriage: number,
): 'lasts' | 'recentlyEnded' | 'none' {
  if (civilStatus === 'married') return 'lasts';
  if (civilStatus === 'single' || civilStatus === 'partner') return 'none';
  if (yearsSince === null || yearsSince > yearsAfterMarriage) return 'none';
  return yearsSince > 0 ? 'recentlyEnded' : 'lasts';
}
