import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Language } from '../language.ts';
import type { ExplanationTexts, UnknownIds } from './texts.ts';
import deedDe from './deed-steps/texts/de.json';
import deedEn from './deed-steps/texts/en.json';
import deedFr from './deed-steps/texts/fr.json';
import deductionDe from './deduction-steps/texts/de.json';
import deductionEn from './deduction-steps/texts/en.json';
import deductionFr from './deduction-steps/texts/fr.json';
import loanDe from './loan-steps/texts/de.json';
import loanEn from './loan-steps/texts/en.json';
import loanFr from './loan-steps/texts/fr.json';
import payslipDe from './payslip-steps/texts/de.json';
import payslipEn from './payslip-steps/texts/en.json';
import payslipFr from './payslip-steps/texts/fr.json';
import prepaymentDe from './prepayment-steps/texts/de.json';
import prepaymentEn from './prepayment-steps/texts/en.json';
import prepaymentFr from './prepayment-steps/texts/fr.json';
import salaryDe from './salary-steps/texts/de.json';
import salaryEn from './salary-steps/texts/en.json';
import salaryFr from './salary-steps/texts/fr.json';
import solarDe from './solar-steps/texts/de.json';
import taxClassDe from './tax-class-steps/texts/de.json';
import solarEn from './solar-steps/texts/en.json';
import taxClassEn from './tax-class-steps/texts/en.json';
import solarFr from './solar-steps/texts/fr.json';
import taxClassFr from './tax-class-steps/texts/fr.json';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

// A step, figure or rounding of the engine without its text in one of the languages does not compile here.
const texts = {
  en: {
    general: en,
    deduction: deductionEn,
    deed: deedEn,
    loan: loanEn,
    payslip: payslipEn,
    prepayment: prepaymentEn,
    salary: salaryEn,
    solar: solarEn,
    taxClass: taxClassEn,
  },
  fr: {
    general: fr,
    deduction: deductionFr,
    deed: deedFr,
    loan: loanFr,
    payslip: payslipFr,
    prepayment: prepaymentFr,
    salary: salaryFr,
    solar: solarFr,
    taxClass: taxClassFr,
  },
  de: {
    general: de,
    deduction: deductionDe,
    deed: deedDe,
    loan: loanDe,
    payslip: payslipDe,
    prepayment: prepaymentDe,
    salary: salaryDe,
    solar: solarDe,
    taxClass: taxClassDe,
  },
} satisfies Record<Language, ExplanationTexts>;

function entriesOf(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? entriesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)] satisfies [string, string]],
  );
}

const keysOf = (tree: object) => entriesOf(tree).map(([key]) => key);
const placeholdersOf = (tree: object) =>
  entriesOf(tree).map(([key, text]) => [key, text.match(/\{\{\w+\}\}/g) ?? []]);

describe('the texts of the explanation', () => {
  it('hold nothing that the engine does not know', () => {
    expectTypeOf<UnknownIds>().toBeNever();
  });

  it.each(['fr', 'de'] as const)(
    '%s has the keys and placeholders of en, in its order',
    (language) => {
      expect(keysOf(texts[language])).toEqual(keysOf(texts.en));
      expect(placeholdersOf(texts[language])).toEqual(placeholdersOf(texts.en));
    },
  );

  it.each(Object.entries(texts))('%s leaves no text empty or with blanks around it', (_, tree) => {
    const careless = entriesOf(tree).filter(([, text]) => text === '' || text.trim() !== text);
    expect(careless).toEqual([]);
  });

  it.each(Object.entries(texts))('%s quotes no figure of the law, which may change', (_, tree) => {
    const withFigures = entriesOf(tree)
      .filter(([key]) => !/^general\.(?:rounding|formula\.annuity)/.test(key))
      .filter(([, text]) =>
        /\d/.test(text.replaceAll(/CO2|ind(?:ex|ice) 100|person(?:ne)? [12]/gi, '')),
      );
    expect(withFigures).toEqual([]);
  });

  it.each(Object.entries(texts))(
    '%s writes apostrophes and quotation marks as print does',
    (_, tree) => {
      expect(entriesOf(tree).filter(([, text]) => /['"]/.test(text))).toEqual([]);
    },
  );

  it('sets no-break spaces before the high signs of French', () => {
    expect(entriesOf(texts.fr).filter(([, text]) => /(?:^|[^\u00A0])[;:!?]/.test(text))).toEqual(
      [],
    );
  });
});
