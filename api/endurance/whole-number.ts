/** What an argument says. @throws Error when that is no whole number, or too small: nothing would be tried, and pass */
export function wholeNumber(name: string, argument: string, least: number): number {
  const number = Number(argument);
  if (!/^\d+$/.test(argument) || !Number.isSafeInteger(number) || number < least) {
    throw new Error(`${name} must be a whole number from ${least} on, not "${argument}"`);
  }
  return number;
}
