import type { Day } from '../../dated/day.ts';
import { deductionLaw } from '../../law-in-force/deduction-law.ts';
import { sum, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { totalExcess, totalRoom, type NamedRoom } from '../../rules/deduction-room.ts';
import { taxYearOf } from '../../input/period.ts';
import { shownAmounts, shownRoom } from '../../result/remaining-limit.ts';
import type { TaxOptimizationInput } from './input.ts';
import { deductionCategories } from './categories.ts';
import type { DeductionTotal, TaxOptimizationResult } from './result.ts';
import { roomsOf, type Rooms } from './rooms.ts';
import { taxSavingOf } from './tax-saving.ts';

/** The remaining deductions in each category, for one person or two who are taxed together. */
export function calculate(input: TaxOptimizationInput, today: Day): TaxOptimizationResult {
  const { taxYear, periodHints } = taxYearOf(input, today);
  const rooms = roomsOf(input, deductionLaw(taxYear));
  const named = inOrder(rooms);
  const saving = taxSavingOf(input, taxYear, named);
  const { pension2, outstandingBalanceInsurance } = rooms;
  const result: TaxOptimizationResult = {
    pension1: shownRoom(rooms.pension1),
    ...(pension2 && { pension2: shownRoom(pension2) }),
    insurances: shownRoom(rooms.insurances),
    homeSavings: shownRoom(rooms.homeSavings),
    ...(outstandingBalanceInsurance && {
      outstandingBalanceInsurance: shownRoom(outstandingBalanceInsurance),
    }),
    total: total(named),
    taxYear,
    hints: periodHints,
    ...(saving && { taxSaving: saving.shown }),
  };
  if (input.explain === false) return result;
  return {
    ...result,
    explanation: {
      ...Object.fromEntries(named.map(({ id, room }) => [id, explain({ [id]: room.remaining })])),
      total: explain({ total: [totalRoom(named), totalExcess(named)] }),
      ...(saving && { taxSaving: saving.steps() }),
    },
  };
}

/** The rooms that there are, in the order of the cards. */
function inOrder(rooms: Rooms): readonly NamedRoom[] {
  return deductionCategories.flatMap((id) => {
    const room = rooms[id];
    return room === undefined ? [] : [{ id, room }];
  });
}

/** Sums over all categories, so that deducted + remaining = max, with room and excess shown separately. */
function total(named: readonly NamedRoom[]): DeductionTotal {
  const rooms = named.map(({ room }) => room);
  return {
    ...shownAmounts(
      sum(...rooms.map(({ ceiling }) => ceiling.amount)),
      sum(...rooms.map(({ paid }) => paid.amount)),
      sum(...rooms.map(({ remaining }) => remaining.amount)),
    ),
    room: toEuros(totalRoom(named).amount),
    excess: toEuros(totalExcess(named).amount),
  };
}
