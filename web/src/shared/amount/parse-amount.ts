/** What a typed amount was understood to be. */
type ParsedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'amount';
      readonly value: number;
      /** True when the characters could have meant another amount, or had more decimals: the page then says it back. */
      readonly ambiguous: boolean;
    };

const unreadable = { kind: 'unreadable' } as const;
/** Spaces of every width and the apostrophes that Swiss and German keyboards put between thousands. */
const groupingCharacters = /[\s'\u2019\u02BC]/gu;
const dashes = /[-\u2010-\u2015\u2212]/gu;

/**
 * Reads an amount as people in Luxembourg type it: '3500', '3 500,00', '3.500,00', '3,500.00', '€ 3500', '3500.-'.
 *
 * A dot or comma is the decimal mark unless it can only group thousands. One case is both: a single mark with one to
 * three digits before and exactly three after, as in '1.234'. It is read as thousands, because amounts have two
 * decimals, and reported as ambiguous. Groups that are not three digits long are refused, never guessed at.
 */
export function parseAmount(text: string): ParsedAmount {
  const bare = text.replaceAll(/€|\beuros?\b|\beur\b/giu, '').trim();
  if (bare === '') return text.trim() === '' ? { kind: 'empty' } : unreadable;

  const plain = bare.replaceAll(groupingCharacters, ' ').replaceAll(dashes, '-');
  const isNegative = plain.startsWith('-');
  // '3500.-' and '3500,--' are whole euros on price tags and cheques.
  const unsigned = plain
    .replace(/^-\s*/, '')
    .replace(/[.,]-{0,2}$/, '')
    .trim();

  const { digits, decimals, ambiguous } = splitMarks(unsigned);
  const whole = removeGroups(digits);
  if (whole === undefined || !/^\d*$/.test(decimals) || whole + decimals === '') return unreadable;

  const cents = Number(whole) * 100 + centsOf(decimals);
  return {
    kind: 'amount',
    value: (isNegative && cents > 0 ? -cents : cents) / 100,
    ambiguous: ambiguous || wasRounded(decimals),
  };
}

/** Whether decimals beyond the second say something that the cents do not. */
function wasRounded(decimals: string): boolean {
  return /[1-9]/.test(decimals.slice(2));
}

/** The first two decimals, rounded half up by the third, without the slips of binary fractions. */
function centsOf(decimals: string): number {
  const roundsUp = decimals.charAt(2) >= '5';
  return Number(decimals.slice(0, 2).padEnd(2, '0')) + (roundsUp ? 1 : 0);
}

/** Decides which dot or comma, if any, starts the decimals. */
function splitMarks(text: string): { digits: string; decimals: string; ambiguous: boolean } {
  const lastMark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (lastMark === -1) return { digits: text, decimals: '', ambiguous: false };

  const before = text.slice(0, lastMark);
  const after = text.slice(lastMark + 1);
  const mark = text.charAt(lastMark);
  if (before.includes(mark)) return { digits: text, decimals: '', ambiguous: false };
  const looksGrouped = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after);
  return looksGrouped
    ? { digits: before + after, decimals: '', ambiguous: true }
    : { digits: before, decimals: after, ambiguous: false };
}

/** '3 500 000' and '3.500.000' become '3500000'; undefined when groups are mixed or not three digits long. */
function removeGroups(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text;
  const mark = /[ .,]/.exec(text)?.[0];
  if (mark === undefined) return undefined;
  const [first = '', ...groups] = text.split(mark);
  const isGrouped = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return isGrouped ? first + groups.join('') : undefined;
}
