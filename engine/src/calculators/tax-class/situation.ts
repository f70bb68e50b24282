import { RefusedInput, type Refusal } from '../../input/refused-input.ts';
import { taxClassLaw } from '../../law-in-force/tax/tax-class-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import {
  consideredRows,
  marriageIn,
  type ClassFacts,
  type ConsideredRow,
} from '../../rules/tax/liability/tax-class.ts';
import type { TaxClassInput } from './input.ts';

/**
 * The situation of an input.
 *
 * @throws RefusedInput for years after the tax year
 */
export function situationOf(input: TaxClassInput, taxYear: SupportedYear) {
  refuseLaterYears(input, taxYear);
  const { civilStatus, civilStatusSince, birthYear } = input;
  const yearsSince = typeof civilStatusSince === 'number' ? taxYear - civilStatusSince : null;
  const isResident = input.residence === 'luxembourg';
  const { yearsAfterMarriage } = classLimits(taxYear);
  const isMarried = marriageIn({ civilStatus, yearsSince }, yearsAfterMarriage) === 'lasts';
  const isMixed = isMarried && (input.spouseInLuxembourg ?? isResident) !== isResident;
  const isPartner = civilStatus === 'partner';
  return {
    taxYear,
    facts: {
      civilStatus,
      yearsSince,
      isTaxedTogether: isMarried && isResident && !isMixed,
      hadClassTwoBefore: input.hadClassTwoBefore ?? false,
      hasChildRelief: (input.children ?? 0) > 0,
      // The age on the last day before the tax year.
      ageBefore: typeof birthYear === 'number' ? taxYear - 1 - birthYear : null,
    } satisfies ClassFacts,
    isResident,
    isMarried,
    isPartner,
    /** Married, and one of both lives in Luxembourg. */
    isMixed,
    /** A spouse or partner whose income matters. */
    isCouple: isMarried || isPartner,
  };
}

/** Who asks, as far as the class depends on it. */
export type Situation = ReturnType<typeof situationOf>;

/** The rows of the law's table that decide the class of the person who asks, or of somebody else of the couple. */
export function rowsOf(
  { taxYear, isResident, facts: own }: Pick<Situation, 'taxYear' | 'isResident' | 'facts'>,
  facts = own,
): readonly ConsideredRow[] {
  return consideredRows(facts, tableOf(isResident, taxClassLaw(taxYear)), classLimits(taxYear));
}

/** The limits of the law on situations in a tax year. */
export function classLimits(taxYear: SupportedYear) {
  const { classTwoAfterMarriage, age } = taxClassLaw(taxYear);
  return { yearsAfterMarriage: classTwoAfterMarriage.value.years, age: age.value };
}

function tableOf(isResident: boolean, law: ReturnType<typeof taxClassLaw>) {
  return isResident ? law.residents : law.nonResidents;
}

/** The source of the table that decides. */
export function sourceOfTable({ taxYear, isResident }: Situation) {
  return tableOf(isResident, taxClassLaw(taxYear)).sources;
}

/** The row that decides: the last of those considered. */
export function decidingRow(rows: readonly ConsideredRow[]): ConsideredRow {
  const row = rows.at(-1);
  if (row === undefined) throw new RangeError('a table of classes needs a row');
  return row;
}

/** The class of the deciding row. */
export function classOf(rows: readonly ConsideredRow[]): ConsideredRow['taxClass'] {
  return decidingRow(rows).taxClass;
}

/**
 * The class of the spouse or partner, as far as it is known: of two partners only one has the relief for children in common,
 * and the age is not asked.
 */
export function classOfSpouse(situation: Situation): ConsideredRow['taxClass'] {
  const { facts, isPartner, isMixed } = situation;
  const isResident = situation.isResident !== isMixed;
  return classOf(
    rowsOf(
      { ...situation, isResident },
      { ...facts, ageBefore: null, hasChildRelief: facts.hasChildRelief && !isPartner },
    ),
  );
}

function refuseLaterYears(input: TaxClassInput, taxYear: SupportedYear): void {
  const fields = ['civilStatusSince', 'birthYear'] as const;
  const refusals = fields.flatMap((field): readonly Refusal[] =>
    (input[field] ?? taxYear) > taxYear ? [{ field, code: 'aboveMaximum', limit: taxYear }] : [],
  );
  if (refusals.length > 0) throw new RefusedInput(refusals);
}
