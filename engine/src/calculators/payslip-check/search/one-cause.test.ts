import { expect, test } from 'vitest';
import { day } from '../../../dated/day.ts';
import { calculate } from '../calculate.ts';
import { planted, plantedIds, randomOf } from './planted.test-support.ts';

const today = day('2026-11-26');
const slips = 2000;

/** Payslips in which somebody put one cause. Those that no other cause explains as well must name it first. */
test(
  'one planted cause of each kind is named first in at least 97 of 100 payslips',
  { timeout: 120_000 },
  () => {
    const random = randomOf(20_261_126);
    const named = new Map(plantedIds.map((id) => [id, { all: 0, first: 0, amongEquals: 0 }]));
    let made = 0;
    for (let turn = 0; made < slips; turn += 1) {
      const id = plantedIds[turn % plantedIds.length];
      const slip = id && planted([id], random, turn % 2 === 0);
      const counts = id && named.get(id);
      if (!slip || !counts) continue;
      made += 1;
      counts.all += 1;
      const { causes } = calculate(slip.request, today);
      const equals = causes.filter(({ leaves }) => leaves.length === 0);
      if (causes[0]?.id === id) counts.first += 1;
      if (equals.some((cause) => cause.id === id && !cause.and)) counts.amongEquals += 1;
    }
    const counts = [...named];
    const first = counts.reduce((sum, [, each]) => sum + each.first, 0);
    expect(first / made).toBeGreaterThanOrEqual(0.97);
    // What is not first cannot be told apart from it by the lines that were copied.
    for (const [id, { all, amongEquals }] of counts) {
      expect(all, id).toBeGreaterThan(5);
      expect(amongEquals / all, id).toBeGreaterThanOrEqual(0.97);
    }
  },
);
