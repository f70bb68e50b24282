import {
  homeAffordabilityCall,
  homeAffordabilityDefaults,
  type buildings,
} from '@suen/engine/calculators/home-affordability/input';
import {
  dwellingUses,
  isLivedIn,
  minimumGrossSalary,
  monthsInYear,
  type DwellingUse,
} from '@suen/engine/small-door';
import { perYear, sum } from '../../shared/amount/derived.ts';
import type { Format } from '../../shared/amount/format.ts';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  ownChoice,
  percent,
  wholeNumber,
} from '../../shared/form/definition/fields.ts';
import { readAmount } from '../../shared/form/definition/read-entry.ts';

const { loanTermYears, interestRate, buyers, dwelling } = homeAffordabilityDefaults;

/** How many buy. */
export const buyerCounts = [1, 2] as const;
type BuyerCount = (typeof buyerCounts)[number];
type Building = (typeof buildings)[number];

const maxEuros = homeAffordabilityCall.inputSchema.properties.creditUsed.maximum;
/** What one buyer earns a month. The form adds the buyers up to the income of the year, which is sent. */
const netIncomeOfMonth = {
  ...money({ limits: { minimum: 0, maximum: Math.floor(maxEuros / (2 * monthsInYear)) } }),
  isSent: false,
} as const;

const toLiveIn = ({ dwelling: use }: { readonly dwelling: DwellingUse }) => isLivedIn(use);
const asksForAids = (entries: { readonly dwelling: DwellingUse; readonly asksAids: boolean }) =>
  toLiveIn(entries) && entries.asksAids;

function incomeOfYear(
  {
    firstNetIncome,
    secondNetIncome,
  }: Readonly<Record<'firstNetIncome' | 'secondNetIncome', string>>,
  format: Format,
) {
  const [first, second] = [firstNetIncome, secondNetIncome].map((text) => readAmount(text, {}));
  if (!first || !second || 'error' in first || 'error' in second) return {};
  if (first.value === null && second.value === null) return {};
  const monthlyIncome = sum([first.value ?? 0, second.value ?? 0]);
  return { annualNetIncome: format.amount(perYear(monthlyIncome)) };
}

interface Purchase {
  readonly dwelling: DwellingUse;
  readonly buyers: BuyerCount;
}

/** Use and buyers where they are not as the form begins: the rest is not sent. */
function changedPurchase(values: Purchase): Partial<Purchase> {
  return {
    ...(values.dwelling !== dwelling && { dwelling: values.dwelling }),
    ...(toLiveIn(values) && values.buyers !== buyers && { buyers: values.buyers }),
  };
}

/** Who has an income of their own buys with the other. Only a second income that comes or goes changes how many buy. */
function buyersFollow(
  secondNetIncome: string,
  before: { readonly secondNetIncome: string },
): { readonly buyers?: BuyerCount } {
  const are = usualBuyers(secondNetIncome);
  return are === usualBuyers(before.secondNetIncome) ? {} : { buyers: are };
}

function usualBuyers(secondNetIncome: string): BuyerCount {
  return secondNetIncome.trim() === '' ? 1 : 2;
}

/** A household's income and means, the loan it would take, and a home in view. */
export const homeAffordabilityForm = defineForm(
  homeAffordabilityCall,
  {
    annualNetIncome: money({ isRequired: true, example: 60_000 }),
    downPayment: money({ example: 50_000 }),
    loanTermYears: wholeNumber({ first: loanTermYears }),
    // Wanted, though the API has a default for it.
    interestRate: percent({ isRequired: true, first: interestRate }),
    monthlyDebtPayments: money({ example: 250 }),
    homePrice: money({ example: 450_000 }),
    firstNetIncome: netIncomeOfMonth,
    secondNetIncome: netIncomeOfMonth,
    dwelling: choice<DwellingUse>(dwelling, { choices: dwellingUses }),
    buyers: choice<BuyerCount>(buyers, { choices: buyerCounts }),
    creditUsed: money({ example: 20_000 }),
    asksAids: ownChoice<boolean>(false, [false, true]),
    children: wholeNumber({ example: 2 }),
    incomeBefore: money({ example: 55_000 }),
    building: choice<Building>('detached'),
    savingsGrowth: money({ example: 5000 }),
    savingYears: wholeNumber({ example: 5 }),
  },
  {
    parts: {
      aids: {
        building: 'building',
        children: 'children',
        netIncome: 'incomeBefore',
        savingsGrowth: 'savingsGrowth',
        savingYears: 'savingYears',
      },
    },
    asked: {
      buyers: toLiveIn,
      creditUsed: toLiveIn,
      asksAids: toLiveIn,
      children: asksForAids,
      incomeBefore: asksForAids,
      building: asksForAids,
      savingsGrowth: asksForAids,
      savingYears: asksForAids,
    },
    moves: {
      // Another income of the year is no longer theirs.
      annualNetIncome: (_annual, entries, format) =>
        'annualNetIncome' in incomeOfYear(entries, format)
          ? { firstNetIncome: '', secondNetIncome: '' }
          : {},
      firstNetIncome: (firstNetIncome, entries, format) =>
        incomeOfYear({ ...entries, firstNetIncome }, format),
      secondNetIncome: (secondNetIncome, entries, format) => ({
        ...incomeOfYear({ ...entries, secondNetIncome }, format),
        ...buyersFollow(secondNetIncome, entries),
      }),
    },
    // What is left as it begins is not sent.
    request: (
      { annualNetIncome, downPayment, loanTermYears: years, interestRate: rate, ...values },
      entries,
      parts,
    ) => ({
      annualNetIncome,
      downPayment,
      loanTermYears: years,
      interestRate: rate,
      monthlyDebtPayments: values.monthlyDebtPayments,
      homePrice: values.homePrice,
      ...changedPurchase(values),
      ...(toLiveIn(entries) && values.creditUsed !== null && { creditUsed: values.creditUsed }),
      ...parts,
    }),
    doubts: {
      // A household that buys a home does not live on less than half a minimum wage.
      annualNetIncome: (income) =>
        income > 0 && income < minimumGrossSalary('annual') / 2
          ? { meant: 'monthly', entries: { annualNetIncome: String(perYear(income)) } }
          : undefined,
    },
    shortNames: {
      annualNetIncome: 'n',
      monthlyDebtPayments: 'b',
      downPayment: 'd',
      loanTermYears: 'y',
      interestRate: 'r',
      homePrice: 'p',
      firstNetIncome: 'n1',
      secondNetIncome: 'n2',
      dwelling: 'w',
      buyers: 'k',
      creditUsed: 'u',
      asksAids: 'a',
      children: 'c',
      incomeBefore: 'i',
      building: 'g',
      savingsGrowth: 's',
      savingYears: 'sy',
    },
  },
);
