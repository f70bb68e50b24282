/** A number as it is printed. */
export interface PrintedNumber {
  readonly value: number;
  /** How many decimals are printed. An amount of money has two. */
  readonly decimals: number;
  readonly isPercent: boolean;
}

const spaces = /[\s\u00A0\u2000-\u200A\u202F\u205F]+/g;
const dashes = /[\u2010-\u2015\u2212]/g;
const apostrophes = /[\u2018\u2019\u02BC\u00B4`]/g;

/** The text with plain spaces, minus signs and apostrophes. */
export function plainText(text: string): string {
  return text.replace(spaces, ' ').replace(dashes, '-').replace(apostrophes, "'").trim();
}

const currency = String.raw`(?:EUR|€)`;
const digits = String.raw`(?:\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d{1,3}(?:\.\d{3})+(?=,|$)|\d{1,3}(?:,\d{3})+(?=\.|$)|\d+)`;
const number = String.raw`${digits}(?:[.,]\d{1,4})?`;

const wholeNumber = new RegExp(
  String.raw`^(?<open>\()?(?:${currency} ?)?(?<before>[+-])? ?(?:${currency} ?)?(?<number>${number})(?: ?${currency})? ?(?<after>[+-])?(?<percent> ?%)?(?: ?${currency})?(?<close>\))?$`,
  'i',
);

/** One mark with three digits behind it: 1.234 may be a thousand or three decimals. */
const isAmbiguous = (text: string) => /^\d{1,3}[.,]\d{3}$/.test(text);

/**
 * Reads a text that is one number and nothing else, with either decimal mark, with thousands apart by spaces, dots, commas or
 * apostrophes, with a sign on either side, and with EUR or %.
 */
export function readNumber(text: string): PrintedNumber | undefined {
  const groups = wholeNumber.exec(plainText(text))?.groups;
  const written = groups?.['number'];
  if (groups === undefined || written === undefined || isAmbiguous(written)) return undefined;
  if ((groups['open'] === undefined) !== (groups['close'] === undefined)) return undefined;
  const decimals = /[.,](\d{1,4})$/.exec(written)?.[1];
  const isGroup = decimals?.length === 3 && /[.,].*[.,]/.test(written);
  const marks = isGroup || decimals === undefined ? 0 : decimals.length;
  const whole = (marks === 0 ? written : written.slice(0, -marks - 1)).replaceAll(/\D/g, '');
  const value = Number(marks === 0 ? whole : `${whole}.${decimals}`);
  const isNegative =
    groups['before'] === '-' || groups['after'] === '-' || groups['open'] !== undefined;
  return {
    value: isNegative ? -value : value,
    decimals: marks,
    isPercent: groups['percent'] !== undefined,
  };
}

const lastNumber = new RegExp(
  String.raw`(?<=[\s:=])(?:${currency} ?)?[+-]? ?${digits}[.,]\d{2,4}(?: ?[+-](?= ?${currency}$|$))?(?: ?${currency})?(?: ?[+-](?=$))?$`,
  'i',
);

/** No number is longer, with its sign and currency. */
const maxNumberLength = 30;

/** The words before a number at the end of a text, 'Net à payer : 2 516,19 EUR', and the number. */
export function splitLastNumber(
  text: string,
): { readonly words: string; readonly number: string } | undefined {
  const plain = plainText(text);
  const [found] = lastNumber.exec(plain.slice(-maxNumberLength)) ?? [];
  if (found === undefined) return undefined;
  const words = plain.slice(0, plain.length - found.length).trim();
  return words === '' ? undefined : { words, number: found.trim() };
}

/** The rates in percent that stand in words: 'Maladie soins 2.80 %'. */
export function ratesIn(text: string): readonly number[] {
  return [...plainText(text).matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?) ?%/g)].map(
    ([, rate = '']) => Number(rate.replace(',', '.')),
  );
}
