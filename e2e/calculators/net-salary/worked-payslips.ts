import type { TaxClass } from '../../support/site/calculators/salary-page.ts';
import type { Language } from '../../support/site/languages.ts';

interface Case {
  readonly payMonth: string;
  readonly taxClass: TaxClass;
  readonly net: string;
  /** The same gross salary as users of each language type it. */
  readonly typed: Readonly<Record<Language, string>>;
}

/**
 * Worked monthly payslips: no travel, full time, employee. They follow the monthly scales of the tax administration and were
 * computed outside our code: the months of engine/src/calculators/net-salary/examples.ts.
 */
export const payslips: readonly Case[] = [
  {
    payMonth: '2025-05',
    taxClass: 1,
    net: '3 690.06',
    typed: { en: '5 000', fr: '€ 5 000', de: '5.000,00' },
  },
  {
    payMonth: '2025-05',
    taxClass: 2,
    net: '2 511.89',
    typed: { en: '2703.74', fr: '2 703,74', de: '2.703,74 €' },
  },
  {
    payMonth: '2026-06',
    taxClass: 3,
    net: '6 123.30',
    typed: { en: '8,000.00', fr: '8000', de: '8000,00' },
  },
];

/** The form's message below the lowest salary, the same in every period, and the smallest one that it accepts. */
export const minimum = {
  monthly: { below: '1978.33', least: '1978.34', written: '1 978.34' },
  annual: { below: '23740.07', least: '23740.08', written: '23 740.08' },
} as const;
