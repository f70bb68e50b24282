import { monthsInYear } from '../../dated/month.ts';
import type { ValueOf } from '../../dated/parameter.ts';
import type { Sourced } from '../../dated/source.ts';
import type {
  AccessionPremium,
  accessionPremiumBuildings,
  InterestSubsidy,
  SavingsPremium,
  StateGuarantee,
} from '../../law/home/housing-aids.ts';
import { minCents, sum, timesWhole, type Cents } from '../../money/cents.ts';
import { addRates, isHigherRate, type Rate } from '../../money/rate.ts';
import { flooredAtZero, min, minus, over, times } from '../../quantity/arithmetic.ts';
import { isBelow } from '../../quantity/comparison.ts';
import { count, money, share, sourcedShare, step } from '../../quantity/names.ts';
import { decidedBy } from '../../quantity/notes.ts';
import { inProportion } from '../../quantity/proportion.ts';
import type { Money, Share } from '../../quantity/quantity.ts';
import {
  downToCent,
  downToMultipleOfRate,
  toNearestCent,
  wholeCents,
} from '../../quantity/rounding.ts';

/** The law of the individual aids to a home to live in, and the indices that raise its incomes. */
export interface HousingAidLaw {
  readonly premium: Sourced<AccessionPremium>;
  readonly buildings: Sourced<Readonly<Record<Building, Rate>>>;
  readonly savings: Sourced<SavingsPremium>;
  readonly interest: Sourced<InterestSubsidy>;
  readonly guarantee: Sourced<StateGuarantee>;
  readonly guaranteeMaximum: Sourced<Cents>;
  /** Mean wage index of the two years before the deed, as a factor on an amount at index 100. */
  readonly indexOfTwoYears: Sourced<Rate>;
  /** Mean wage index of the year before the request, as a factor on an amount at index 100. */
  readonly indexOfLastYear: Sourced<Rate>;
}

export type Building = keyof ValueOf<typeof accessionPremiumBuildings>;

/** Who lives in the home, with their net income of a year. */
interface AidHousehold {
  readonly adults: number;
  readonly children: number;
  readonly income: Cents;
}

/** The row of the law's table for a household: the highest premium, and the incomes at index 100 between which it falls. */
function rowOf({ alone, together, perFurtherChild }: AccessionPremium, household: AidHousehold) {
  const { adults, children } = household;
  if (adults === 1 && children === 0) return alone;
  const last = together.length - 1;
  const row = together[Math.min(children, last)] ?? alone;
  const further = Math.max(0, children - last);
  const raised = (name: keyof typeof row) =>
    sum(row[name], timesWhole(perFurtherChild[name], further));
  return {
    maximum: raised('maximum'),
    fullUpTo: raised('fullUpTo'),
    noneAbove: raised('noneAbove'),
  };
}

/** The incomes between which an aid falls in a line, in today's euros. */
function incomeRange(
  household: AidHousehold,
  { value, sources }: Sourced<AccessionPremium>,
  index: Sourced<Rate>,
) {
  const row = rowOf(value, household);
  const today = (id: 'fullAidIncome' | 'aidIncomeLimit', base: Cents) =>
    step(
      id,
      times(money(`${id}AtBase`, base, sources), sourcedShare('aidIndex', index)),
      downToCent,
    );
  const income = money('aidIncome', household.income);
  const full = today('fullAidIncome', row.fullUpTo);
  const limit = today('aidIncomeLimit', row.noneAbove);
  return {
    maximum: money('maximumPremium', row.maximum, sources),
    income,
    full,
    limit,
    isWithin: !isBelow(limit, income),
    isFull: !isBelow(full, income),
    above: step('incomeAboveFull', minus(income, full)),
    width: step('aidIncomeRange', minus(limit, full)),
  };
}

/** The accession premium, `null` above the income limit, and that limit. Law of 7 August 2023, art. 16 and annex III. */
export function accessionPremiumOf(
  household: AidHousehold,
  building: Building,
  law: HousingAidLaw,
): { readonly premium: Money | null; readonly limit: Money } {
  const range = incomeRange(household, law.premium, law.indexOfTwoYears);
  const { maximum, limit } = range;
  if (!range.isWithin) return { premium: null, limit };
  const { value, sources } = law.premium;
  const fall = step(
    'premiumRange',
    minus(maximum, money('minimumPremium', value.minimum, sources)),
  );
  const base = range.isFull
    ? step('premiumByIncome', decidedBy(maximum, range.full))
    : step(
        'premiumByIncome',
        decidedBy(minus(maximum, inProportion(fall, range.above, range.width)), limit),
        toNearestCent,
      );
  const factor = share('buildingShare', law.buildings.value[building], law.buildings.sources);
  return { premium: step('accessionPremium', times(base, factor), toNearestCent), limit };
}

/** Savings of the buyers before they buy: what they grew by in a year, and for how many years. */
interface AidSavings {
  readonly buyers: number;
  readonly growthOfYear: Cents;
  readonly years: number;
}

/** The savings premium of those who have the accession premium. Law of 7 August 2023, art. 17 and 18. */
export function savingsPremiumOf(savings: AidSavings, { value, sources }: Sourced<SavingsPremium>) {
  const premiumOfGrowth = step(
    'savingsPremiumByGrowth',
    times(
      money('savingsGrowth', savings.growthOfYear),
      share('savingsPremiumShare', value.share, sources),
    ),
    toNearestCent,
  );
  const maximum = step(
    'savingsPremiumMaximum',
    times(
      money('savingsPremiumPerPerson', value.maximumPerYear, sources),
      count('buyers', savings.buyers, 'number'),
    ),
    wholeCents,
  );
  const premiumOfYear = step('savingsPremiumOfYear', min(premiumOfGrowth, maximum));
  const years = count('savingYears', Math.min(savings.years, value.maximumYears), 'years');
  return step('savingsPremium', times(premiumOfYear, years), wholeCents);
}

interface InterestSubsidyOfLoan {
  readonly rate: Share;
  readonly loan: Money;
  readonly amountOfMonth: Money;
}

/**
 * The interest subsidy: its rate, the part of the loan that counts, and what both give in the first month. `null` above the income
 * limit, or where so little a month is not paid. Both limits are those that a refusal names. Law of 7 August 2023, art. 19 to 22 and
 * annex IV.
 */
export function interestSubsidyOf(
  household: AidHousehold,
  loan: Money,
  rateOfLoan: Rate,
  law: HousingAidLaw,
): {
  readonly subsidy: InterestSubsidyOfLoan | null;
  readonly incomeLimit: Money;
  readonly isWithinIncome: boolean;
  readonly minimumPerMonth: Cents;
} {
  const range = incomeRange(household, law.premium, law.indexOfLastYear);
  const { value, sources } = law.interest;
  const limits = {
    incomeLimit: range.limit,
    isWithinIncome: range.isWithin,
    minimumPerMonth: value.minimumPerMonth,
  };
  if (!range.isWithin) return { subsidy: null, ...limits };
  const maximum = share('maximumSubsidyRate', value.maximumRate, sources);
  const down = downToMultipleOfRate('downToEighthPercent', value.step, sources);
  const fall = step(
    'subsidyRateRange',
    minus(maximum, share('minimumSubsidyRate', value.minimumRate, sources)),
  );
  const rateByIncome = range.isFull
    ? step('subsidyRateByIncome', decidedBy(maximum, range.full))
    : step(
        'subsidyRateByIncome',
        decidedBy(
          minus(maximum, times(fall, step('shareOfAidRange', over(range.above, range.width)))),
          range.limit,
        ),
        down,
      );
  const rate = reducedForCheapLoan(rateByIncome, rateOfLoan, law.interest, down);
  const counted = step(
    'subsidisedLoan',
    min(loan, money('maximumSubsidisedLoan', countedLoan(household.children, value), sources)),
  );
  const amountOfMonth = step(
    'interestSubsidyMonth',
    over(times(counted, rate), count('monthsInYear', monthsInYear, 'months')),
    toNearestCent,
  );
  const isPaid = amountOfMonth.amount >= value.minimumPerMonth;
  return { subsidy: isPaid ? { rate, loan: counted, amountOfMonth } : null, ...limits };
}

function countedLoan(children: number, law: InterestSubsidy): Cents {
  return minCents(sum(law.loan, timesWhole(law.loanPerChild, children)), law.maximumLoan);
}

/**
 * A loan cheaper than the reference rate lowers the subsidy by half of the difference, and is never paid back more
 * than it costs.
 */
function reducedForCheapLoan(
  rateByIncome: Share,
  rateOfLoan: Rate,
  { value, sources }: Sourced<InterestSubsidy>,
  down: ReturnType<typeof downToMultipleOfRate>,
): Share {
  if (!isHigherRate(value.referenceRate, rateOfLoan)) {
    return step('interestSubsidyRate', rateByIncome);
  }
  const loanRate = share('interestRate', rateOfLoan);
  const reference = share('referenceRate', value.referenceRate, sources);
  const half = count('halves', 2, 'number');
  const reduction = step('subsidyRateReduction', over(minus(reference, loanRate), half), down);
  const left = step('reducedSubsidyRate', flooredAtZero(minus(rateByIncome, reduction)));
  return step('interestSubsidyRate', min(left, loanRate));
}

/** What a State guarantee is refused for, and the limits that a refusal names. */
interface GuaranteeTerms {
  readonly refusedFor: 'income' | 'rate' | 'loan' | null;
  readonly incomeLimit: Money;
  readonly highestRate: Rate;
  /** The loan must be above it. */
  readonly unguaranteed: Money;
}

/**
 * The State guarantee for the part of a loan above a share of the price. `null` above an income, for a smaller loan, or for one at a
 * higher rate than the law accepts. Law of 7 August 2023, art. 13 and 14.
 */
export function stateGuaranteeOf(
  homePrice: Money,
  loan: Money,
  applicants: { readonly buyers: number; readonly income: Cents; readonly rateOfLoan: Rate },
  { guarantee, guaranteeMaximum, indexOfLastYear, interest }: HousingAidLaw,
): GuaranteeTerms & { readonly guarantee: Money | null } {
  const { value, sources } = guarantee;
  const base = applicants.buyers === 1 ? value.incomeOfOne : value.incomeOfSeveral;
  const incomeLimit = step(
    'guaranteeIncomeLimit',
    times(money('aidIncomeLimitAtBase', base, sources), sourcedShare('aidIndex', indexOfLastYear)),
    downToCent,
  );
  const unguaranteed = step(
    'loanWithoutGuarantee',
    times(homePrice, share('guaranteeAboveShare', value.aboveShare, sources)),
    toNearestCent,
  );
  const highestRate = addRates(interest.value.maximumRate, value.rateAboveCeiling);
  const isTooDear = isHigherRate(applicants.rateOfLoan, highestRate);
  const isTooSmall = isBelow(loan, unguaranteed) || loan.amount === unguaranteed.amount;
  const refusedFor =
    applicants.income > incomeLimit.amount
      ? 'income'
      : isTooDear
        ? 'rate'
        : isTooSmall
          ? 'loan'
          : null;
  const terms = { refusedFor, incomeLimit, highestRate, unguaranteed } as const;
  if (refusedFor !== null) return { guarantee: null, ...terms };
  const loanAboveShare = step('loanAboveGuaranteeShare', minus(loan, unguaranteed));
  const maximum = money('guaranteeMaximum', guaranteeMaximum.value, guaranteeMaximum.sources);
  // The loan is at most the price, so that the part above one share is at most the other, of which the law makes a limit, too.
  return { guarantee: step('stateGuarantee', min(loanAboveShare, maximum)), ...terms };
}
