import type { Month } from '../../dated/month.ts';
import { deedLaw } from '../../law-in-force/home/deed-law.ts';
import { housingAidLaw } from '../../law-in-force/home/housing-aid-law.ts';
import { fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { inPercent, percentOf } from '../../money/rate.ts';
import { plus } from '../../quantity/arithmetic.ts';
import type { ExplainedLines } from '../../quantity/explain.ts';
import { quoted, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { mortgageDuties } from '../../rules/home/deed-costs.ts';
import {
  accessionPremiumOf,
  interestSubsidyOf,
  savingsPremiumOf,
  stateGuaranteeOf,
} from '../../rules/home/housing-aids.ts';
import type { HomeAffordabilityInput } from './input.ts';
import { aidIds, type AidRefusal, type HousingAids } from './result.ts';

type AidsInput = NonNullable<HomeAffordabilityInput['aids']>;

/** The loan for a home, and who buys it. */
interface Purchase {
  readonly homePrice: Money;
  readonly loan: Money;
  readonly buyers: number;
}

interface Buyer {
  /** The month whose law applies. */
  readonly month: Month;
  readonly annualNetIncome: Cents;
  readonly annualRatePercent: number;
}

/** The aids that the buyers of a home to live in can ask for. The State pays none without a mortgage loan. */
export function housingAids(
  purchase: Purchase,
  asked: AidsInput,
  buyer: Buyer,
): { readonly aids: HousingAids; readonly lines: ExplainedLines } {
  const { limit, premium, savings, subsidy, guaranteeLimit, guarantee, saved, refused } =
    amountsOfAids(purchase, asked, buyer);
  return {
    aids: {
      accessionPremium: euros(premium),
      incomeLimit: toEuros(limit.amount),
      savingsPremium: euros(savings),
      interestSubsidyRate: subsidy ? inPercent(subsidy.rate.amount) : 0,
      subsidisedLoan: euros(subsidy?.loan),
      interestSubsidyMonth: euros(subsidy?.amountOfMonth),
      stateGuarantee: euros(guarantee),
      guaranteeIncomeLimit: toEuros(guaranteeLimit.amount),
      mortgageDutiesSaved: euros(saved),
      refused,
    },
    lines: {
      accessionPremium: premium ? [limit, premium] : limit,
      savingsPremium: savings ?? undefined,
      interestSubsidyRate: subsidy?.rate,
      interestSubsidyMonth: subsidy?.amountOfMonth,
      stateGuarantee: guarantee ? [guaranteeLimit, guarantee] : guaranteeLimit,
      mortgageDutiesSaved: saved ?? undefined,
    },
  };
}

/** Each aid, `null` where there is none, with the limits of income. */
function amountsOfAids(
  { homePrice: price, loan: itsLoan, buyers }: Purchase,
  asked: AidsInput,
  { month, annualNetIncome, annualRatePercent }: Buyer,
) {
  const law = housingAidLaw(month);
  const homePrice = quoted('homePrice', price);
  const loan = quoted('loanAmount', itsLoan);
  const rateOfLoan = percentOf(annualRatePercent);
  const income = typeof asked.netIncome === 'number' ? fromEuros(asked.netIncome) : annualNetIncome;
  const household = { adults: asked.adults ?? buyers, children: asked.children ?? 0, income };
  const accession = accessionPremiumOf(household, asked.building ?? 'detached', law);
  const hasLoan = loan.amount > 0;
  const premium = hasLoan ? accession.premium : null;
  const growthOfYear = fromEuros(asked.savingsGrowth ?? 0);
  const saving = { buyers, growthOfYear, years: asked.savingYears ?? 0 };
  const state = stateGuaranteeOf(homePrice, loan, { buyers, income, rateOfLoan }, law);
  const duties = premium && mortgageDuties(loan, deedLaw(month).mortgage);
  const savings = premium && savingsPremiumOf(saving, law.savings);
  const interest = interestSubsidyOf(household, loan, rateOfLoan, law);
  return {
    limit: accession.limit,
    premium,
    savings,
    subsidy: hasLoan ? interest.subsidy : null,
    guaranteeLimit: state.incomeLimit,
    guarantee: state.guarantee,
    saved: duties && step('mortgageDutiesSaved', plus(duties.registration, duties.inscription)),
    refused: hasLoan
      ? refusalsOf(accession, savings, interest, state)
      : aidIds.map((aid) => ({ aid, reason: 'noLoan' as const })),
  };
}

/** Why the State does not pay an aid, with the limit that decides. Who has no accession premium has two other aids neither. */
function refusalsOf(
  accession: ReturnType<typeof accessionPremiumOf>,
  savings: Money | null,
  interest: ReturnType<typeof interestSubsidyOf>,
  state: ReturnType<typeof stateGuaranteeOf>,
): HousingAids['refused'] {
  const refused: AidRefusal[] = [];
  if (accession.premium === null) {
    const refusal = aboveIncome(accession.limit);
    for (const aid of ['accessionPremium', 'savingsPremium', 'mortgageDutiesSaved'] as const) {
      refused.push({ aid, ...refusal });
    }
  } else if (savings?.amount === 0) {
    refused.push({ aid: 'savingsPremium', reason: 'noSavings' });
  }
  if (!interest.isWithinIncome) {
    refused.push({ aid: 'interestSubsidy', ...aboveIncome(interest.incomeLimit) });
  } else if (interest.subsidy === null) {
    const limit = toEuros(interest.minimumPerMonth);
    refused.push({ aid: 'interestSubsidy', reason: 'smallAmount', limit });
  }
  if (state.refusedFor !== null) {
    const limits = {
      income: toEuros(state.incomeLimit.amount),
      rate: inPercent(state.highestRate),
      loan: toEuros(state.unguaranteed.amount),
    };
    const reason = state.refusedFor;
    refused.push({ aid: 'stateGuarantee', reason, limit: limits[reason] });
  }
  return refused;
}

function euros(amount: Money | null | undefined): number {
  return amount ? toEuros(amount.amount) : 0;
}

function aboveIncome(limit: Money) {
  return { reason: 'income', limit: toEuros(limit.amount) } as const;
}
