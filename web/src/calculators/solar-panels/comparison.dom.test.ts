import { expect, test } from 'vitest';
import { barOf, said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { solarPanelsComparison } from './comparison.ts';
import { answerTo7200Kwh } from './fixtures.test-support.ts';

test('makes the bar of a column of its lines: who pays it', () => {
  // 14 400 - 6 605.28 - 500 = 7 294.72, with the subsidy of 2026.
  const system = answerTo7200Kwh({ subsidyScheme: 'klimabonus2026' });
  expect(barOf(solarPanelsComparison.useWords, system)).toEqual({
    whole: ['totalCost', 14_400],
    parts: [
      ['netCost', 7294.72],
      ['stateSubsidy', 6605.28],
      ['municipalSubsidy', 500],
    ],
  });
});

test('says in every language what decides: cost, yearly savings and when it has paid for itself', () => {
  const own = { ...answerTo7200Kwh(), paybackPeriod: 5.5 };
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
