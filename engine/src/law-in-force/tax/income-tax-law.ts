import { monthsInYear, type Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import type { Bracket } from '../../law/tax/tariff.ts';
import type { TaxClass } from '../../law/tax/tax-classes.ts';
import { zeroCents, type Cents } from '../../money/cents.ts';
import { addRates, subtractRates, wholeRate, type Rate } from '../../money/rate.ts';
import { count, money, share } from '../../quantity/names.ts';
import type { Money, Share } from '../../quantity/quantity.ts';
import {
  withSources,
  downToCent,
  downToEuro,
  downToMultiple,
  downToTenCents,
} from '../../quantity/rounding.ts';
import { classOneATariff, splittingTariff } from '../../rules/tax/tariff/class-tariffs.ts';
import type { IncomeTaxLaw } from '../../rules/tax/tariff/income-tax.ts';
import { tariffOf } from '../../rules/tax/tariff/tariff.ts';
import { twelveMonths } from '../../rules/twelfths.ts';
import { constantThroughYear, memoizeByMonth, yearlyShare } from '../sourced.ts';

/** The income tax of a class in a month and in its calendar year. */
export function incomeTaxLaw(payMonth: Month, taxClass: TaxClass): IncomeTaxLaw {
  return lawByClass(payMonth)[taxClass];
}

/** The tax of a non-resident who is not treated as a resident, on income other than pay and pensions. */
export function nonResidentTaxLaw(payMonth: Month, taxClass: TaxClass): IncomeTaxLaw {
  const tariff = constantThroughYear(law.tariff, payMonth);
  return {
    ...incomeTaxLaw(payMonth, taxClass),
    least: {
      rate: yearlyShare('nonResidentRate', law.nonResidentMinimumRate, payMonth),
      untaxedIncome: money('untaxedIncome', untaxedIn(tariff.value), tariff.sources),
    },
  };
}

/** The upper limit of the first bracket, which is tax-free. */
function untaxedIn([, secondBracket]: readonly Bracket[]): Cents {
  if (secondBracket === undefined) throw new RangeError('a tariff without a second bracket');
  return secondBracket.above;
}

const lawByClass = memoizeByMonth((payMonth: Month): Readonly<Record<TaxClass, IncomeTaxLaw>> => ({
  '1': lawOfClass(payMonth, '1'),
  '1a': lawOfClass(payMonth, '1a'),
  '2': lawOfClass(payMonth, '2'),
}));

function lawOfClass(payMonth: Month, taxClass: TaxClass): IncomeTaxLaw {
  const fund = constantThroughYear(law.employmentFund, payMonth);
  const { rate, higherRate, threshold, thresholdJoint } = fund.value;
  const fundShare = (id: 'fundFactor' | 'fundReductionRate', rateOfFund: Rate): Share =>
    share(id, rateOfFund, fund.sources);
  return {
    tariff: tariffOfClass(payMonth, taxClass),
    fundFactor: fundShare('fundFactor', addRates(wholeRate, rate)),
    fundHigherFactor: fundShare('fundFactor', addRates(wholeRate, higherRate)),
    fundReductionRate: fundShare('fundReductionRate', subtractRates(higherRate, rate)),
    fundThreshold: taxClass === '2' ? thresholdJoint : threshold,
    ...taxScales(payMonth),
  };
}

/** How the law rounds a year's tax and a month's withholding. */
function taxScales(payMonth: Month): Pick<IncomeTaxLaw, 'smallestTax' | 'year' | 'month' | 'day'> {
  const { value, sources } = constantThroughYear(law.incomeRounding, payMonth);
  const { annualStep, monthlyStep, smallestWithholding, smallestAnnualTax } = value;
  const partMonths = constantThroughYear(law.partMonths, payMonth);
  const { daysOfMonth, dailyStep } = partMonths.value;
  const smallest = (amount: Cents): Money => money('smallestWithholding', amount, sources);
  return {
    smallestTax: money('smallestTax', smallestAnnualTax, sources),
    year: {
      payPeriods: null,
      incomeRounding: downToMultiple('downToFiftyEuros', annualStep, sources),
      taxRounding: downToEuro,
      withheldTaxRounding: withSources(downToEuro, sources),
      smallestWithholding: smallest(zeroCents),
    },
    month: {
      payPeriods: twelveMonths,
      incomeRounding: downToMultiple('downToFiveEuros', monthlyStep, sources),
      taxRounding: downToTenCents,
      withheldTaxRounding: withSources(downToTenCents, sources),
      smallestWithholding: smallest(smallestWithholding),
    },
    day: {
      payPeriods: count('daysInYear', daysOfMonth * monthsInYear, 'days', partMonths.sources),
      incomeRounding: downToMultiple('downToTwentyCents', dailyStep, partMonths.sources),
      taxRounding: downToCent,
      withheldTaxRounding: withSources(downToCent, partMonths.sources),
      smallestWithholding: smallest(zeroCents),
    },
  };
}

function tariffOfClass(payMonth: Month, taxClass: TaxClass): IncomeTaxLaw['tariff'] {
  const classOne = constantThroughYear(law.tariff, payMonth);
  if (taxClass === '1') return { value: tariffOf(classOne.value), sources: classOne.sources };
  if (taxClass === '1a') {
    const reduction = constantThroughYear(law.classOneAReduction, payMonth);
    return {
      value: tariffOf(classOneATariff(classOne.value, reduction.value)),
      sources: [...reduction.sources, ...classOne.sources],
    };
  }
  const parts = constantThroughYear(law.splittingParts, payMonth);
  return {
    value: tariffOf(splittingTariff(classOne.value, parts.value)),
    sources: [...parts.sources, ...classOne.sources],
  };
}
