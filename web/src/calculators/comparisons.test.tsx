import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { formatIn } from '../shared/amount/format.ts';
import type { Comparison, ComparisonWords } from '../shared/comparison/comparison.ts';
import { languages, type Language } from '../shared/language.ts';
import { translatorOfSite } from '../shared/testing/translator-in-test.test-support.ts';
import { TranslatorContext } from '../shared/translation/use-translation.ts';
import { freelanceComparison } from './freelance/comparison.ts';
import { freelanceDefaultsOf2025 } from './freelance/fixtures.test-support.ts';
import { homeAffordabilityComparison } from './home-affordability/comparison.ts';
import { tenYearsWithoutInterest } from './home-affordability/fixtures.test-support.ts';
import { loanCostComparison } from './loan-cost/comparison.ts';
import { publishedYear } from './loan-cost/fixtures.test-support.ts';
import { loanOverpaymentComparison } from './loan-overpayment/comparison.ts';
import { twoMonthsLeft } from './loan-overpayment/fixtures.test-support.ts';
import { outstandingBalanceInsuranceComparison } from './outstanding-balance-insurance/comparison.ts';
import { oneOf30 } from './outstanding-balance-insurance/fixtures.test-support.ts';
import { solarPanelsComparison } from './solar-panels/comparison.ts';
import { defaultsOf7200Kwh } from './solar-panels/fixtures.test-support.ts';
import { taxOptimizationComparison } from './tax-optimization/comparison.ts';
import { singleInFull } from './tax-optimization/fixtures.test-support.ts';

type AnyComparison = Comparison<Record<string, unknown>, unknown, object, unknown>;

function inLanguage<Told>(language: Language, useHook: () => Told): Told {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TranslatorContext value={translatorOfSite(language)}>{children}</TranslatorContext>
  );
  return renderHook(useHook, { wrapper }).result.current;
}

/** What is said between two results, with spaces for no-break spaces. */
function said<Column extends { readonly result: unknown }>(
  useWords: (own: Column) => ComparisonWords<Column>,
  ownResult: Column['result'],
  otherResult: Column['result'],
): readonly string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no sentence here reads the entries
  const column = (result: Column['result']) => ({ result }) as Column;
  const own = column(ownResult);
  const other = column(otherResult);
  return languages.map((language) =>
    inLanguage(language, () => useWords(own).sentence(other, 'B')).replaceAll(/\s/g, ' '),
  );
}

const isComparison = (value: unknown): value is AnyComparison =>
  typeof value === 'object' && value !== null && 'deciding' in value;
/** A room whose results can be compared says so in its file. A page must name a comparison, or say that it has none. */
const declared = import.meta.glob<Record<string, unknown>>('./*/comparison.ts', { eager: true });
const rooms = Object.entries(declared).map(([file, exported]) => ({
  id: file.split('/')[1] ?? '',
  comparison: Object.values(exported).find(isComparison),
}));

describe.each(rooms)('the comparison of $id', ({ id, comparison }) => {
  test.each(languages)('has words for every choice of its entries in %s', (language) => {
    if (comparison === undefined) throw new Error(`${id}/comparison.ts exports no comparison`);
    const { form, deciding, useFieldWords } = comparison;
    const entries = form.initialValues({ today: '2026-11-22', format: formatIn(language) });
    const words = inLanguage(language, () => useFieldWords(entries));
    expect(form.id).toBe(id);
    expect(deciding.length).toBeGreaterThan(2);
    // All entries of the form can be changed. A yes or no has the same words everywhere.
    for (const name of form.names) {
      expect(words[name]?.label, name).toMatch(/\p{L}{2}/u);
      const isAnswer = form.choicesOf[name]?.every((each) => typeof each === 'boolean');
      if (form.fields[name]?.unit === 'choice' && isAnswer !== true) {
        expect(words[name]?.write, name).toBeDefined();
      }
    }
  });
});

/** The whole and the parts of the bar below an amount of a column. */
function barOf<Column>(useWords: (own: Column) => ComparisonWords<Column>, result: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no line here reads the entries
  const own = { result, request: {}, entries: {} } as Column;
  const lines = inLanguage('en', () => useWords(own).linesOf(own));
  const inBar = (place: 'whole' | 'part') => lines.filter((line) => line.inBar === place);
  expect(inBar('part').every(({ colour }) => colour?.startsWith('var('))).toBe(true);
  const [whole, ...others] = inBar('whole').map(({ id, value }) => [id, value]);
  expect(others).toEqual([]);
  return { whole, parts: inBar('part').map(({ id, value }) => [id, value]) };
}

describe('the bar of a column is made of its lines', () => {
  test('of freelance work: what becomes of the profit', () => {
    // 3 307.45 + 73.23 + 713.60 + 22.30 + 249.76 + 62.44 + 31.22 = 4 460.00.
    expect(barOf(freelanceComparison.useWords, freelanceDefaultsOf2025)).toEqual({
      whole: ['grossSalary', 4460],
      parts: [
        ['tax', 73.23],
        ['pensionContributions', 713.6],
        ['illnessCashContributions', 22.3],
        ['illnessContributions', 249.76],
        ['longTermCareInsurance', 62.44],
        ['accidentInsurance', 31.22],
        ['netSalary', 3307.45],
      ],
    });
  });

  test('of a loan: what is borrowed, and its interest; nothing of a loan without a term', () => {
    const loan = { ...publishedYear, totalCost: 2612, baseCost: 2500, interestCost: 112 };
    expect(barOf(loanCostComparison.useWords, loan)).toEqual({
      whole: ['totalCost', 2612],
      parts: [
        ['baseCost', 2500],
        ['interestCost', 112],
      ],
    });
    const none = { whole: undefined, parts: [] };
    expect(barOf(loanCostComparison.useWords, { ...loan, months: 0 })).toEqual(none);
  });

  test('of a solar system: who pays it', () => {
    // 14 400 - 6 605.28 - 500 = 7 294.72, with the subsidy of 2026.
    const system = {
      ...defaultsOf7200Kwh,
      totalCost: 14_400,
      stateSubsidy: 6605.28,
      municipalSubsidy: 500,
      netCost: 7294.72,
    };
    expect(barOf(solarPanelsComparison.useWords, system)).toEqual({
      whole: ['totalCost', 14_400],
      parts: [
        ['netCost', 7294.72],
        ['stateSubsidy', 6605.28],
        ['municipalSubsidy', 500],
      ],
    });
  });
});

describe('what decides is said in every language', () => {
  test('of a loan: the month and all interest', () => {
    const { monthlyPayment, interestCost } = publishedYear;
    const other = {
      ...publishedYear,
      monthlyPayment: monthlyPayment - 200,
      interestCost: interestCost + 31_000,
    };
    expect(said(loanCostComparison.useWords, publishedYear, other)).toEqual([
      'You pay € 200 less a month and € 31 000 more interest in total.',
      'Vous payez 200 € de moins par mois et 31 000 € d’intérêts de plus au total.',
      'Sie zahlen 200 € weniger im Monat und insgesamt 31 000 € mehr Zinsen.',
    ]);
    const [same] = said(loanCostComparison.useWords, publishedYear, publishedYear);
    expect(same).toBe('You pay the same a month and the same interest in total.');
  });

  test('of an early repayment: interest and months', () => {
    const before = twoMonthsLeft.overpaymentWithTR;
    const other = {
      ...twoMonthsLeft,
      overpaymentWithTR: {
        ...before,
        savings: before.savings + 12.5,
        remainingMonths: before.remainingMonths - 1,
      },
    };
    expect(said(loanOverpaymentComparison.useWords, twoMonthsLeft, other)).toEqual([
      'With “B” and a shorter term, you save € 13 more interest. The loan ends 1 month earlier.',
      'Avec une durée plus courte, l’économie d’intérêts de « B » est plus élevée de 13 €. Le prêt se termine 1 mois plus tôt.',
      'Bei kürzerer Laufzeit sparen Sie mit „B“ 13 € mehr Zinsen. Der Kredit endet 1 Monat früher.',
    ]);
  });

  test('of a home: the price', () => {
    const other = {
      ...tenYearsWithoutInterest,
      maxHomePriceEasy: tenYearsWithoutInterest.maxHomePriceEasy + 50_000,
    };
    const own = tenYearsWithoutInterest;
    expect(said(homeAffordabilityComparison.useWords, own, other)).toEqual([
      'With “B” you can easily afford a home that costs € 50 000 more.',
      'Avec « B », votre prix confortable augmente de 50 000 €.',
      'Mit „B“ liegt Ihr bequemer Kaufpreis um 50 000 € höher.',
    ]);
    expect(said(homeAffordabilityComparison.useWords, other, own)[0]).toContain(
      'costs € 50 000 less',
    );
  });

  test('of a solar system: cost, yearly savings and when it has paid for itself', () => {
    const own = { ...defaultsOf7200Kwh, paybackPeriod: 5.5 };
    const other = {
      ...own,
      netCost: own.netCost + 6000,
      annualSavings: own.annualSavings + 250,
      paybackPeriod: 12,
    };
    expect(said(solarPanelsComparison.useWords, own, other)).toEqual([
      'You pay € 6 000 more and save € 250 more a year. The system pays for itself after 12.0 years instead of 5.5 years.',
      'Vous payez 6 000 € de plus et économisez 250 € de plus par an. L’installation est amortie après 12,0 ans au lieu de 5,5 ans.',
      'Sie zahlen 6 000 € mehr und sparen 250 € mehr im Jahr. Die Anlage amortisiert sich nach 12,0 Jahren statt nach 5,5 Jahren.',
    ]);
  });

  test('of an insurance: the limit', () => {
    const other = { ...oneOf30, max: oneOf30.max + 480 };
    expect(said(outstandingBalanceInsuranceComparison.useWords, oneOf30, other)).toEqual([
      'With “B” you can deduct up to € 480 more.',
      'Avec « B », vous pouvez déduire jusqu’à 480 € de plus.',
      'Mit „B“ können Sie bis zu 480 € mehr absetzen.',
    ]);
  });

  test('of deductions: the taxable income, and what is paid above a limit', () => {
    const { total } = singleInFull;
    // All limits are used: 1 000 less paid leaves 1 000 of room.
    const less = { ...singleInFull, total: { ...total, room: total.room + 1000 } };
    const above = { ...less, total: { ...less.total, excess: total.excess + 300 } };
    const { useWords } = taxOptimizationComparison;
    expect(said(useWords, less, singleInFull)).toEqual([
      '“B” lowers your taxable income by € 1 000 more.',
      '« B » réduit votre revenu imposable de 1 000 € de plus.',
      '„B“ senkt Ihr zu versteuerndes Einkommen um 1 000 € mehr.',
    ]);
    expect(said(useWords, less, above)[0]).toBe(
      '“B” lowers your taxable income by the same amount. You would pay € 300 above the limits.',
    );
  });

  test('of freelance work: the net and the days it takes', () => {
    const own = freelanceDefaultsOf2025;
    const raised = ({ netSalary, ...others }: typeof own.monthlySalary, by: number) => ({
      ...others,
      netSalary: netSalary + by,
    });
    const other = {
      ...own,
      workingDays: own.workingDays + 5,
      monthlySalary: raised(own.monthlySalary, 100),
      annualSalary: raised(own.annualSalary, 1200),
    };
    expect(said(freelanceComparison.useWords, own, other)).toEqual([
      'With “B”, you receive € 100 more a month. You work 5 more days a year.',
      'Avec « B », vous touchez 100 € de plus par mois. Vous travaillez 5 jours de plus par an.',
      'Mit „B“ erhalten Sie 100 € mehr im Monat. Sie arbeiten 5 Tage mehr im Jahr.',
    ]);
  });
});
