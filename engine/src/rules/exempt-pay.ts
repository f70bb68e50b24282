import { inProportion } from '../quantity/proportion.ts';
import { minus, plus, sumOf } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import type { ExemptPay, PeriodPay } from './period-pay.ts';

const { step } = salaryNames;

/** The pay of a period of which a part is free of tax. */
export function withExemption(pay: PeriodPay, amount: Money): PeriodPay {
  return {
    ...pay,
    taxable: step('taxablePayAfterExemption', minus(pay.taxable, amount)),
    exempt: { amount, insured: pay.insured, monthly: { amount, cash: pay.monthlyCash } },
    shown: { ...pay.shown, exemptPay: amount },
  };
}

/** The exemption of a year with what is paid once in it. */
export function exemptWithBonus(
  pay: PeriodPay,
  bonus: Money,
  exemptBonus: Money | null,
): ExemptPay | undefined {
  const { exempt } = pay;
  if (!exempt && !exemptBonus) return undefined;
  const parts = [exempt?.amount, exemptBonus].filter((part) => !!part);
  return {
    amount: step('exemptPay', sumOf(parts)),
    insured: step('insuredPayWithBonus', plus(pay.insured, bonus)),
    monthly: exempt?.monthly ?? null,
  };
}

/**
 * The contributions that lower the tax, without those on exempt pay: each is shared out by the pay that bears it. L.I.R. art.
 * 110 speaks of contributions on taxable pay; that a ceiling is shared out evenly is our reading.
 */
export function withoutThoseOnExemptPay(
  { amount, insured, monthly }: ExemptPay,
  {
    illness,
    pension,
    cash,
  }: { readonly illness: Money; readonly pension: Money; readonly cash: Money | null },
): Money {
  const onExempt = step(
    'contributionsOnExemptPay',
    sumOf([
      inProportion(illness, amount, insured),
      inProportion(pension, amount, insured),
      ...(cash && monthly ? [inProportion(cash, monthly.amount, monthly.cash)] : []),
    ]),
    toNearestCent,
  );
  const all = cash ? plus(illness, pension, cash) : plus(illness, pension);
  return step('deductibleContributions', minus(all, onExempt));
}
