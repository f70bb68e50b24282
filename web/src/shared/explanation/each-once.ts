import type { Step } from '@suen/engine/small-door';

/** The steps without repetitions. A year under two sets of rules has a step twice, with different figures. */
export function eachOnce(steps: readonly Step[]): readonly Step[] {
  const known = new Set<string>();
  return steps.filter(({ id, months, operands, amount }) => {
    const key = JSON.stringify([id, months, operands, amount]);
    return !known.has(key) && known.add(key);
  });
}

/** The places of the steps that a step takes a figure from, without the step just before it. */
export function placesUsedAgain(steps: readonly Step[], place: number): readonly number[] {
  const earlier = steps.slice(0, place);
  const places = (steps[place]?.operands ?? []).map((operand) =>
    earlier.findLastIndex(({ id, amount }) => id === operand.id && amount === operand.value),
  );
  return [...new Set(places)].filter((used) => used >= 0 && used < place - 1);
}
