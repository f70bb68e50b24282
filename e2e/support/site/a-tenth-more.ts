/** A tenth more than the value of a box, in whole numbers. It is allowed wherever the first value is. */
export function aTenthMore(value: string): string {
  const typed = Number(value.replaceAll(/\s/g, '').replace(',', '.'));
  return String(Math.round(typed * 1.1));
}
