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
import type { HousingAids } from './result.ts';

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
  const { limit, premium, savings, subsidy, guaranteeLimit, guarantee, saved } = amountsOfAids(
    purchase,
    asked,
    buyer,
  );
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
  return {
    limit: accession.limit,
    premium,
    savings: premium && savingsPremiumOf(saving, law.savings),
    subsidy: hasLoan ? interestSubsidyOf(household, loan, rateOfLoan, law) : null,
    guaranteeLimit: state.limit,
    guarantee: state.guarantee,
    saved: duties && step('mortgageDutiesSaved', plus(duties.registration, duties.inscription)),
  };
}

function euros(amount: Money | null | undefined): number {
  return amount ? toEuros(amount.amount) : 0;
}
