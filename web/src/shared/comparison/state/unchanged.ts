/** Props, their lists, the items of these. */
const depthOfProps = 3;

/** Whether a part of the comparison would be drawn as before: props, and what lists in them hold, are the same. */
export function isUnchanged(before: unknown, next: unknown, depth = depthOfProps): boolean {
  if (Object.is(before, next)) return true;
  if (depth === 0 || !isHolder(before) || !isHolder(next)) return false;
  const entries = Object.entries(before);
  const others = new Map(Object.entries(next));
  return (
    entries.length === others.size &&
    entries.every(
      ([name, value]) => others.has(name) && isUnchanged(value, others.get(name), depth - 1),
    )
  );
}

const isHolder = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || value.constructor === Object);

/** Whether there are the same columns, whatever they hold. */
export function areSameColumns(
  some: readonly { readonly id: number }[],
  others: readonly { readonly id: number }[],
): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}
