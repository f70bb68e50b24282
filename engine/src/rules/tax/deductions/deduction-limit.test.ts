import { describe, expect, test } from 'vitest';
import { enacted } from '../../../dated/source.ts';
import { euros } from '../../../money/cents.ts';
import { explain } from '../../../quantity/explain.ts';
import { money } from '../../../quantity/names.ts';
import { homeSavingsCeiling } from './deduction-ceilings.ts';
import { amountsThatCount, limitOf, totalExcess, totalRemaining } from './deduction-limit.ts';

const source = enacted('loi/1967/12/04/n1', 'art. 111', '2026-11-24').source;
const ceilingOf = (amount: string) => money('oldAgeProvisionMaximum', euros(amount), [source]);

// 3 200 of which 5 000 are paid, and 1 344 of which 300 are paid.
const exceededLimit = limitOf([money('pension1', euros('5000'))], ceilingOf('3200'));
const openLimit = limitOf([money('homeSavings1', euros('300'))], ceilingOf('1344'));
const limits = [
  { id: 'pension1', limit: exceededLimit },
  { id: 'homeSavings', limit: openLimit },
] as const;

describe('the room of a category', () => {
  test('is what the payments leave of the ceiling, below zero when they are more', () => {
    expect(exceededLimit).toMatchObject({
      paid: { amount: 500_000 },
      remaining: { amount: -180_000 },
    });
    expect(openLimit).toMatchObject({ paid: { amount: 30_000 }, remaining: { amount: 104_400 } });
    expect(explain({ pension1: exceededLimit.remaining })).toMatchObject([
      { id: 'amountsEntered', operation: 'given', operands: [{ id: 'pension1', value: 5000 }] },
      {
        id: 'remainingRoom',
        operands: [
          { id: 'oldAgeProvisionMaximum', value: 3200, operator: '+' },
          { id: 'amountsEntered', value: 5000, operator: '-' },
        ],
        sources: [source],
        amount: -1800,
      },
    ]);
  });

  test('names the payments that were made, and one of nothing where there is none', () => {
    const none = money('lifeInsurance1', euros('0'));
    const made = [
      money('healthInsurance1', euros('10.10')),
      money('lifeInsurance2', euros('0.20')),
    ];
    const namesOf = (payments: Parameters<typeof limitOf>[0]) =>
      explain({ insurances: limitOf(payments, ceilingOf('672')).paid }).flatMap(({ operands }) =>
        operands.map(({ id }) => id),
      );
    expect(namesOf([none, ...made])).toEqual(['healthInsurance1', 'lifeInsurance2']);
    expect(namesOf([none, none])).toEqual(['lifeInsurance1']);
    expect(limitOf([none, ...made], ceilingOf('672')).paid.amount).toBe(1030);
  });
});

describe('over the categories', () => {
  test('room and excess are added apart', () => {
    expect(totalRemaining(limits).amount).toBe(104_400);
    expect(totalExcess(limits).amount).toBe(180_000);
  });

  test('each counts up to its ceiling: 3 200 + 300', () => {
    expect(amountsThatCount(limits).amount).toBe(350_000);
  });

  test('the parts are named as the result shows them, and explained there', () => {
    expect(explain({ total: totalRemaining(limits) })).toMatchObject([
      {
        id: 'totalRoom',
        lines: ['total'],
        operands: [
          { id: 'pension1', value: 0 },
          { id: 'homeSavings', value: 1044 },
        ],
      },
    ]);
  });
});

describe('the ceiling of home savings', () => {
  const amounts = { young: euros('1344'), other: euros('672'), youngUpToAge: 40 };
  const both = { first: true, partner: true };
  const stepsOf = (age: number, partnerAge: number | null, subscribers = both) =>
    explain({
      homeSavings: homeSavingsCeiling({ age, partnerAge, children: 1 }, subscribers, {
        value: amounts,
        sources: [source],
      }),
    });

  test('says which age decided it', () => {
    expect(stepsOf(41, 40)).toMatchObject([
      { id: 'youngestAge', operation: 'lowest', amount: 40, unit: 'years' },
      { id: 'personsCounted', amount: 3, unit: 'number' },
      // 3 persons x 1 344
      { id: 'homeSavingsCeiling', amount: 4032, sources: [source] },
    ]);
    expect(stepsOf(41, null)).toMatchObject([
      { id: 'youngestAge', operation: 'given', amount: 41 },
      { id: 'personsCounted', amount: 2 },
      // 2 persons x 672
      { id: 'homeSavingsCeiling', amount: 1344 },
    ]);
    expect(stepsOf(41, 40, { first: true, partner: false })).toMatchObject([
      { id: 'youngestAge', operation: 'given', amount: 41 },
      { id: 'personsCounted', amount: 3 },
      // 3 persons x 672
      { id: 'homeSavingsCeiling', amount: 2016 },
    ]);
  });
});
