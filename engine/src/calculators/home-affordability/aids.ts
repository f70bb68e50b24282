import { deedLaw } from '../../law-in-force/deed-law.ts';
import { housingAidLaw } from '../../law-in-force/housing-aid-law.ts';
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

/** The aids that the buyers of a home to live in can ask for. The State pays none without a mortgage loan. */
export function housingAids(
  { homePrice: price, loan: itsLoan, buyers }: Purchase,
  asked: AidsInput,
  annualNetIncome: Cents,
  annualRatePercent: number,
): { readonly aids: HousingAids; readonly lines: ExplainedLines } {
  const law = housingAidLaw();
  const homePrice = quoted('homePrice', price);
  const loan = quoted('loanAmount', itsLoan);
  const income = typeof asked.netIncome === 'number' ? fromEuros(asked.netIncome) : annualNetIncome;
  const household = { adults: asked.adults ?? buyers, children: asked.children ?? 0, income };
  const building = asked.building ?? 'detached';
  const { premium: premiumByIncome, limit } = accessionPremiumOf(household, building, law);
  const hasLoan = loan.amount > 0;
  const premium = hasLoan ? premiumByIncome : null;
  const savings =
    premium &&
    savingsPremiumOf(
      {
        buyers,
        growthOfYear: fromEuros(asked.savingsGrowth ?? 0),
        years: asked.savingYears ?? 0,
      },
      law.savings,
    );
  const subsidy = hasLoan
    ? interestSubsidyOf(household, loan, percentOf(annualRatePercent), law)
    : null;
  const { guarantee, limit: guaranteeLimit } = stateGuaranteeOf(
    homePrice,
    loan,
    { buyers, income, rateOfLoan: percentOf(annualRatePercent) },
    law,
  );
  const duties = premium && mortgageDuties(loan, deedLaw().mortgage);
  const saved =
    duties && step('mortgageDutiesSaved', plus(duties.registration, duties.inscription));
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

function euros(amount: Money | null | undefined): number {
  return amount ? toEuros(amount.amount) : 0;
}
