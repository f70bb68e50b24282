const noBreakSpace = '\u00A0';

/** Sets no-break spaces between the thousands of a row of digits: `23740` becomes `23 740`. */
export function groupThousands(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, noBreakSpace);
}
