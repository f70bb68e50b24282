import type { Language } from '../language.ts';
import { roundedToEuro } from './rounding.ts';

const noBreakSpace = '\u00A0';
const minusSign = '\u2212';

/** An amount of money in its written parts: the decimals of a result are raised. */
interface AmountParts {
  /** The currency in front of the figure, or nothing. */
  readonly before: string;
  /** The whole euros with their sign. */
  readonly whole: string;
  /** The cents with the mark in front of them. */
  readonly decimals: string;
  /** The currency behind the figure, or nothing. */
  readonly after: string;
}

/** Writes numbers as the readers of a language do. Nothing else on the site writes a number. */
export interface Format {
  readonly decimalMark: '.' | ',';
  readonly isCurrencyFirst: boolean;
  /** The sign of a kilowatt of peak power (kilowatt-crête). */
  readonly peakPower: 'kWp' | 'kWc';
  /** An amount whose currency is named elsewhere: '1 978.34', '1 978,34'. */
  readonly amount: (amount: number) => string;
  /** An amount with its currency: '€ 1 978.34', '1 978,34 €'. */
  readonly euros: (amount: number) => string;
  /** An amount with its currency, without needless decimals, for sentences: '€ 99', '1 978,34 €'. */
  readonly eurosBriefly: (amount: number) => string;
  /** An estimate whose currency is named elsewhere: '6 605'. */
  readonly wholeAmount: (amount: number) => string;
  /** An estimate, which has no cents: '€ 6 605'. */
  readonly wholeEuros: (amount: number) => string;
  /** A difference in a sentence: whole euros, with its cents below ten euros: '€ 202', '€ 4.30'. */
  readonly eurosOrCents: (amount: number) => string;
  /** An amount with all its decimals, such as a price of a kWh: '€ 0.13332'. */
  readonly eurosExactly: (amount: number) => string;
  /** An amount in parts, for raised decimals. */
  readonly parts: (amount: number) => AmountParts;
  /** An amount for a screen reader, which would read spaced thousands as several numbers: '€1978.34', '1978,34 €'. */
  readonly spoken: (amount: number) => string;
  /** An amount without its cents, for a screen reader: '€1978'. */
  readonly spokenWhole: (amount: number) => string;
  /** A rate or a share that is already in percent: '8.5 %'. Rounded to `decimals`, two unless told, without trailing zeros. */
  readonly percent: (percent: number, decimals?: number) => string;
  /** A share in a sentence: 'one third', 'un tiers', else '40 %'. */
  readonly shareInWords: (percent: number) => string;
  /** A share that stands among others, already in percent: always with as many decimals, one unless told, '8.0 %'. */
  readonly share: (percent: number, decimals?: number) => string;
  /** A number with grouped thousands and only the decimals it has: '12', '2.5', '7 200'. */
  readonly number: (value: number) => string;
  /** A number that stands among others, always with as many decimals: '1 342.0'. */
  readonly fixed: (value: number, decimals: number) => string;
  /** A number without grouped thousands, as it is typed into a field and spoken: '7200', '2.5'. */
  readonly plain: (value: number) => string;
}

interface Habits extends Pick<Format, 'decimalMark' | 'isCurrencyFirst' | 'peakPower'> {
  readonly oneThird: string;
}

const isWholeEuros = (amount: number) => Number(amount.toFixed(2)) % 1 === 0;

/** From ten euros on the cents of a difference decide nothing. */
const wholeFrom = 10;

/** Thirds of a percent have left a rest in the last binary digits. */
const tolerancePercent = 1e-9;

/**
 * Our own and not `Intl`: browsers and Node disagree about Luxembourg's locales, and both render a page.
 */
function makeFormat({ decimalMark, isCurrencyFirst, peakPower, oneThird }: Habits): Format {
  /** Writes the digits of a number, '-1234.5', with the signs of the language. */
  const write = (digits: string, group = noBreakSpace) => {
    const [whole = '', decimals] = digits.replace('-', '').split('.');
    const sign = digits.startsWith('-') && /[1-9]/.test(digits) ? minusSign : '';
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
    return `${sign}${grouped}${decimals === undefined ? '' : decimalMark + decimals}`;
  };
  const before = isCurrencyFirst ? `€${noBreakSpace}` : '';
  const after = isCurrencyFirst ? '' : `${noBreakSpace}€`;
  const withCurrency = (written: string) => before + written + after;

  const speak = (digits: string) => {
    const written = write(digits, '');
    return isCurrencyFirst ? written.replace(/\d/, '€$&') : written + after;
  };
  const number = (value: number) => write(String(value));
  const fixed = (value: number, decimals: number) => write(value.toFixed(decimals));
  const amount = (value: number) => fixed(value, 2);
  const withPercent = (written: string) => `${written}${noBreakSpace}%`;
  const percent = (value: number, decimals = 2) =>
    withPercent(number(Number(value.toFixed(decimals))));

  return {
    decimalMark,
    isCurrencyFirst,
    peakPower,
    amount,
    euros: (value) => withCurrency(amount(value)),
    eurosBriefly: (value) => withCurrency(fixed(value, isWholeEuros(value) ? 0 : 2)),
    wholeAmount: (value) => number(roundedToEuro(value)),
    wholeEuros: (value) => withCurrency(fixed(roundedToEuro(value), 0)),
    eurosOrCents: (value) =>
      withCurrency(Math.abs(value) < wholeFrom ? amount(value) : fixed(roundedToEuro(value), 0)),
    eurosExactly: (value) => withCurrency(number(value)),
    parts: (value) => {
      const [whole = '', decimals = ''] = amount(value).split(decimalMark);
      return { before, whole, decimals: decimalMark + decimals, after };
    },
    spoken: (value) => speak(value.toFixed(2)),
    spokenWhole: (value) => speak(String(roundedToEuro(value))),
    percent,
    shareInWords: (value) =>
      Math.abs(value * 3 - 100) < tolerancePercent ? oneThird : percent(value),
    share: (value, decimals = 1) => withPercent(fixed(value, decimals)),
    number,
    fixed,
    plain: (value) => write(String(value), ''),
  };
}

const formats: Readonly<Record<Language, Format>> = {
  en: makeFormat({
    decimalMark: '.',
    isCurrencyFirst: true,
    peakPower: 'kWp',
    oneThird: 'one third',
  }),
  fr: makeFormat({
    decimalMark: ',',
    isCurrencyFirst: false,
    peakPower: 'kWc',
    oneThird: 'un tiers',
  }),
  de: makeFormat({
    decimalMark: ',',
    isCurrencyFirst: false,
    peakPower: 'kWp',
    oneThird: 'ein Drittel',
  }),
};

/** How numbers are written in a language: always the same object for the same language. */
export function formatIn(language: Language): Format {
  return formats[language];
}
