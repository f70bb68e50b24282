import type { Month } from '../dated/month.ts';
import type { Sourced } from '../explanation/explained.ts';
import { law } from '../law/law.ts';
import type { IncomeTaxLaw } from '../rules/income-tax.ts';
import { scaleOf, type Scale } from '../rules/tariff.ts';
import { classOneATariff, splittingTariff } from '../rules/tax-classes.ts';
import { remembered } from './remembered.ts';
import { yearRound } from './sourced.ts';

/** The tax classes of the law. */
export type TaxClass = '1' | '1a' | '2';

/** Tax class by the value that the specification's requests carry. */
export const taxClassOfValue = { 1: '1', 2: '1a', 3: '2' } as const satisfies Record<
  number,
  TaxClass
>;

/** The income tax of a class in a month and in its calendar year. */
export const incomeTaxLaw: (payMonth: Month, taxClass: TaxClass) => IncomeTaxLaw = (
  payMonth,
  taxClass,
) => lawByClass(payMonth)[taxClass];

const lawByClass = remembered((payMonth: Month): Readonly<Record<TaxClass, IncomeTaxLaw>> => ({
  '1': ofClass(payMonth, '1'),
  '1a': ofClass(payMonth, '1a'),
  '2': ofClass(payMonth, '2'),
}));

function ofClass(payMonth: Month, taxClass: TaxClass): IncomeTaxLaw {
  const fund = yearRound(law.employmentFund, payMonth);
  const rounding = yearRound(law.incomeRounding, payMonth);
  return {
    scale: scaleOfClass(payMonth, taxClass),
    fundRate: fund.value.rate,
    fundHigherRate: fund.value.higherRate,
    fundThreshold: taxClass === '2' ? fund.value.thresholdJoint : fund.value.threshold,
    fundSources: fund.sources,
    annualStep: rounding.value.annualStep,
    monthlyStep: rounding.value.monthlyStep,
    smallestWithholding: rounding.value.smallestWithholding,
    roundingSources: rounding.sources,
  };
}

function scaleOfClass(payMonth: Month, taxClass: TaxClass): Sourced<Scale> {
  const classOne = yearRound(law.tariff, payMonth);
  switch (taxClass) {
    case '1':
      return { value: scaleOf(classOne.value), sources: classOne.sources };
    case '1a': {
      const reduction = yearRound(law.classOneAReduction, payMonth);
      return {
        value: scaleOf(classOneATariff(classOne.value, reduction.value)),
        sources: [...reduction.sources, ...classOne.sources],
      };
    }
    case '2': {
      const parts = yearRound(law.splittingParts, payMonth);
      return {
        value: scaleOf(splittingTariff(classOne.value, parts.value)),
        sources: [...parts.sources, ...classOne.sources],
      };
    }
  }
}
