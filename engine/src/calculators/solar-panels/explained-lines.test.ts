import { expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import type { ExplainedLine } from '../../explanation/step.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { SolarPanelsInput } from './input.ts';

const calculate = (input: SolarPanelsInput) => calculateOn(input, day('2026-11-21'));

const household = { consumption: 4000, batteryCapacity: 5 } as const;

test.each<[ExplainedLine, readonly string[]]>([
  ['consumption', ['totalConsumption']],
  ['numberOfPanels', ['totalConsumption', 'numberOfPanels']],
  ['systemSize', ['systemSize']],
  ['generation', ['annualGeneration']],
  ['directUse', ['annualGeneration', 'selfUse', 'directUse']],
  ['batteryContribution', ['batteryContribution']],
  ['gridExport', ['gridExport']],
  ['gridImport', ['gridImport']],
  ['ownUseSavings', ['annualGeneration', 'selfUse', 'ownUseSavings']],
  ['annualSavings', ['annualGeneration', 'selfUse', 'gridExport', 'annualSavings']],
  ['exportIncome', ['gridExport', 'annualSavings', 'exportIncome']],
  ['netTotalSavings', ['netTotalSavings']],
])('%s is explained by the steps that lead to it from the lines beside it', (line, expected) => {
  const steps = calculate(household).explanation?.filter(({ lines }) => lines.includes(line));
  expect(steps?.map(({ id }) => id)).toEqual(expected);
});

// 38 % of 4 000 = 1 520, less 12 % x 5 / 10 of 4 000 = 240 from the battery.
test('what is used at once is what the battery leaves of the self-use', () => {
  const { explanation, annualEnergy } = calculate(household);
  expect(explanation?.find(({ id }) => id === 'directUse')?.amount).toBe(1280);
  expect(annualEnergy.directUse).toBe(1280);
});

test('without a battery there is nothing to explain of it', () => {
  const { explanation = [] } = calculate({ ...household, batteryCapacity: 0 });
  expect(explanation.flatMap(({ lines }) => lines)).not.toContain('batteryContribution');
});

// At 4.8 kWp (12 panels for 4 600 kWh) and 5 kWh neither part has reached its maximum.
test('each step of an amount by size says where the law is read', () => {
  const { explanation = [] } = calculate({
    ...household,
    consumption: 4600,
    subsidyScheme: 'klimabonus2026',
  });
  const subsidySteps = explanation.filter(({ id }) => /^(?:panel|battery)Subsidy/.test(id));
  expect(subsidySteps.map(({ id }) => id)).toEqual([
    'panelSubsidyPerKwp',
    'panelSubsidy',
    'batterySubsidyPerKwh',
    'batterySubsidy',
  ]);
  for (const { sources } of subsidySteps) {
    expect(sources).toMatchObject([
      {
        text: expect.stringContaining('Mémorial A 648'),
        url: expect.stringContaining('//guichet.public.lu/'),
        kind: 'authority',
      },
    ]);
  }
});
