import type { Step } from '@suen/engine/small-door';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  heard,
  pension,
  renderIn,
  seen,
  source,
  stepWith,
} from './how-computed-in-test.test-support.tsx';
import en from './texts/en.json';

describe('the first level', () => {
  const base = stepWith({
    id: 'contributionBase',
    operation: 'lowest',
    operands: [
      { id: 'monthlyIncome', unit: 'EUR', value: 5000, operator: '+' },
      { id: 'contributionCeiling', unit: 'EUR', value: 13_188.96, operator: '+' },
    ],
    amount: 5000,
  });

  test.each([
    ['en', '8 % of € 5 000.00 (contribution base).', '8 % of €5000.00 (contribution base).'],
    ['fr', '8 % de 5 000,00 € (assiette cotisable).', '8 % de 5000,00 € (assiette cotisable).'],
    ['de', '8 % von 5 000,00 € (Beitragsgrundlage).', '8 % von 5000,00 € (Beitragsgrundlage).'],
  ] as const)('is one sentence with its figures and its law: %s', (language, sentence, spoken) => {
    renderIn(language, [base, pension]);
    expect(seen(document.body)).toContain(sentence);
    expect(heard(document.body)).toContain(spoken);
    expect(screen.getByRole('link', { name: /art\. 238/ })).toBeDefined();
    expect(screen.queryByRole('list', { name: en.list })).toBeNull();
  });

  test('leaves the names out where they would make it long', () => {
    const operands = [
      { id: 'grossSalary', unit: 'EUR', value: 5000, operator: '+' },
      { id: 'tax', unit: 'EUR', value: 696.9, operator: '-' },
      { id: 'pensionContributions', unit: 'EUR', value: 400, operator: '-' },
      { id: 'illnessContributions', unit: 'EUR', value: 140, operator: '-' },
      { id: 'illnessCashContributions', unit: 'EUR', value: 12.5, operator: '-' },
      { id: 'longTermCareInsurance', unit: 'EUR', value: 60.54, operator: '-' },
    ] as const;
    renderIn('en', [stepWith({ id: 'netSalary', operands, amount: 3690.06 })]);
    expect(seen(document.body)).toContain(
      '€ 5 000.00 − € 696.90 − € 400.00 − € 140.00 − € 12.50 − € 60.54.',
    );
    expect(heard(document.body)).toContain('€5000.00 minus €696.90 minus');
  });

  // 42 000.00 + 700.25 = 42 700.25, and up to the euro 42 701.
  test('says how its amount is rounded where its figures do not show it', () => {
    const operands = [
      { id: 'grossSalary', unit: 'EUR', value: 42_000, operator: '+' },
      { id: 'tax', unit: 'EUR', value: 700.25, operator: '+' },
    ] as const;
    renderIn('en', [stepWith({ id: 'netSalary', operands, rounding: 'upToEuro', amount: 42_701 })]);
    expect(seen(document.body)).toMatch(/€ 42 000\.00 \+ .*€ 700\.25, rounded up to the euro\./);
  });

  // ln(1 000 / (1 000 - 0.5 % of 100 000)) / ln 1.005 = 0.693 147 / 0.004 988 = 138.98, and up to 139.
  test('says that a result is rounded, and not the last of the figures that are listed', () => {
    const operands = [
      { id: 'grossSalary', unit: 'EUR', value: 100_000, operator: '+' },
      { id: 'pensionRate', unit: 'percent', value: 0.5, operator: '+' },
      { id: 'tax', unit: 'EUR', value: 1000, operator: '+' },
    ] as const;
    const months = { operation: 'annuityMonths', rounding: 'upToWhole', amount: 139 } as const;
    renderIn('en', [stepWith({ id: 'netSalary', operands, ...months })]);
    expect(seen(document.body)).toMatch(
      /^.*€ 1 000\.00\. The result is rounded up to the next whole number\./,
    );
  });

  test('tells of the step behind one that only rounds', () => {
    const tax = (id: 'tariffTax' | 'tax', operand: Step['operands'][number]) =>
      stepWith({ id, operands: [operand], amount: 8187 });
    const tariff: Step = {
      ...tax('tariffTax', { id: 'taxableIncome', unit: 'EUR', value: 52_320, operator: '+' }),
      operation: 'tariff',
      sources: [source],
    };
    const rounded = tax('tax', { id: 'tariffTax', unit: 'EUR', value: 8187, operator: '+' });
    renderIn('en', [tariff, rounded]);
    expect(seen(document.body)).toContain('The tax scale applied to: Taxable income: € 52 320.00.');
    expect(screen.getByRole('link', { name: /art\. 238/ })).toBeDefined();
  });

  test('has a sentence for each figure of a line, by its name', () => {
    renderIn('en', [base, pension], [base, pension]);
    expect(seen(document.body)).toContain(
      'Contribution base: The lower of: Monthly income: € 5 000.00 and Monthly contribution ceiling: € 13 188.96.',
    );
    expect(seen(document.body)).toContain('Pension insurance: 8 % of');
  });
});
