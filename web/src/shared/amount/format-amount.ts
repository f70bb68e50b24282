import type { Language } from '../language.ts';
import { groupThousands } from './group-thousands.ts';

const noBreakSpace = '\u00A0';
const minusSign = '\u2212';

/** An amount of money in its written parts; `whole` carries the sign. */
export interface AmountParts {
  readonly whole: string;
  readonly decimals: string;
}

/** Splits an amount for display: -1978.34 is { whole: '−1 978', decimals: '.34' }. */
export function amountParts(amount: number): AmountParts {
  const [digits = '', decimals = ''] = Math.abs(amount).toFixed(2).split('.');
  const isZero = Number(digits) === 0 && Number(decimals) === 0;
  const sign = amount < 0 && !isZero ? minusSign : '';
  return { whole: sign + groupThousands(digits), decimals: `.${decimals}` };
}

/**
 * Writes an amount the way the site does in every language: '1 978.34', with no-break spaces.
 * Our own and not `Intl`: browsers and Node disagree about Luxembourg's locales, and both render a page.
 */
export function formatAmount(amount: number): string {
  const { whole, decimals } = amountParts(amount);
  return whole + decimals;
}

/** An amount with its currency: '€ 1 978.34'. */
export function formatEuros(amount: number): string {
  return `€${noBreakSpace}${formatAmount(amount)}`;
}

/** An amount with its currency and without needless decimals, for sentences: '€ 99', '€ 1 978.34'. */
export function formatEurosBriefly(amount: number): string {
  return formatEuros(amount).replace(/\.00$/, '');
}

/**
 * An amount for a screen reader: without the spaces between thousands, which would be read as several numbers, and
 * with the decimal mark and the place of the currency that the language's voice expects.
 */
export function speakEuros(amount: number, language: Language): string {
  const { whole, decimals } = amountParts(amount);
  const digits = whole.replaceAll(noBreakSpace, '');
  if (language === 'en') return `€${digits}${decimals}`.replace(`€${minusSign}`, `${minusSign}€`);
  return `${digits}${decimals.replace('.', ',')}${noBreakSpace}€`;
}

/** A rate or a share that is already in percent: '8.5 %'. Rounded to `decimals`, without trailing zeros. */
export function formatPercent(percent: number, decimals = 2): string {
  return `${formatNumber(Number(percent.toFixed(decimals)))}${noBreakSpace}%`;
}

/** A share that stands among others, already in percent: always with as many decimals, '8.0 %'. */
export function formatShare(percent: number, decimals = 1): string {
  return `${percent.toFixed(decimals).replace(/^\d+/, groupThousands)}${noBreakSpace}%`;
}

/** A plain number with grouped thousands and only the decimals it has: '12', '2.5'. */
export function formatNumber(value: number): string {
  const [digits = '', decimals] = String(Math.abs(value)).split('.');
  const sign = value < 0 ? minusSign : '';
  return `${sign}${groupThousands(digits)}${decimals === undefined ? '' : `.${decimals}`}`;
}
