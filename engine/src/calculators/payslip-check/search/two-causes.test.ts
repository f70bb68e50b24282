import { expect, test } from 'vitest';
import { day } from '../../../dated/day.ts';
import { calculate } from '../calculate.ts';
import type { CauseId } from './causes.ts';
import { planted, plantedIds, randomOf } from './planted.test-support.ts';

const today = day('2026-11-26');
const slips = 1000;

test(
  'two planted causes are both among the first three in at least 85 of 100 payslips',
  { timeout: 240_000 },
  () => {
    const random = randomOf(20_261_127);
    let made = 0;
    let found = 0;
    while (made < slips) {
      const ids = [random.one(plantedIds), random.one(plantedIds)] as const;
      const slip = ids[0] === ids[1] ? undefined : planted(ids, random, made % 2 === 0);
      if (!slip) continue;
      made += 1;
      const { causes } = calculate(slip.request, today);
      const best = causes.slice(0, 3);
      const isNamed = (id: CauseId) =>
        best.some((cause) => cause.id === id || cause.and?.id === id);
      if (ids.every((id) => isNamed(id))) found += 1;
    }
    expect(found / made).toBeGreaterThanOrEqual(0.85);
  },
);
