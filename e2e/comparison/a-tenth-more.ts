/** A tenth more than what stands in a box, as whole numbers are typed: allowed wherever the first figure is. */
export function aTenthMore(value: string): string {
  const typed = Number(value.replaceAll(/\s/g, '').replace(',', '.'));
  return String(Math.round(typed * 1.1));
}
