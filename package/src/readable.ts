/** An answer to read on a screen: one figure a line, parts of the answer set in. */
export function readable(body: object, depth = 0): string {
  const indent = '  '.repeat(depth);
  return Object.entries(body)
    .map(([name, value]: [string, unknown]) =>
      isPart(value)
        ? `${indent}${name}\n${readable(value, depth + 1)}`
        : `${indent}${name}  ${written(value)}`,
    )
    .join('\n');
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Amounts have at most two decimals and get both; other figures stay as they are. */
function written(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
  const isAmount = !Number.isInteger(value) && Number(value.toFixed(2)) === value;
  return isAmount ? value.toFixed(2).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ' ') : String(value);
}
