import type { Operand } from '@suen/engine/inputs';
import {
  formatAmount,
  formatEuros,
  formatNumber,
  formatPercent,
  speakEuros,
} from '../amount/format-amount.ts';
import type { Language } from '../language.ts';

type Unit = Operand['unit'];

const noBreakSpace = '\u00A0';
/** Indices and rates of the law have no more decimals; amounts not yet rounded show these and go on unseen. */
const mostDecimals = 4;

/** Whatever is counted in months, days or hours says so in its name. */
const signs: Readonly<Record<Unit, string>> = {
  EUR: `${noBreakSpace}€`,
  percent: `${noBreakSpace}%`,
  kilometres: `${noBreakSpace}km`,
  months: '',
  days: '',
  hours: '',
  number: '',
};

/** Takes away what binary numbers leave behind. */
function settled(value: number): number {
  return Number(value.toFixed(mostDecimals));
}

function isWholeCents(value: number): boolean {
  return settled(value) === Number(value.toFixed(2));
}

/** A bound or a slice of the tax scale, without its currency: whole euros where it is whole, cents where it is not. */
export function writeEurosOfScale(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : formatAmount(value);
}

/** A figure with its unit, as it stands in a formula: `€ 5 000.00`, `8 %`, `30 km`. */
export function writeFigure(value: number, unit: Unit): string {
  switch (unit) {
    case 'EUR':
      return isWholeCents(value)
        ? formatEuros(value)
        : `€${noBreakSpace}${formatNumber(settled(value))}`;
    case 'percent':
      return formatPercent(value, mostDecimals);
    default:
      return formatNumber(settled(value)) + signs[unit];
  }
}

/**
 * The size of a figure for a screen reader, without its sign: no spaces between the thousands, which would be read as
 * several numbers, and the decimal mark of the language.
 */
export function speakFigure(value: number, unit: Unit, language: Language): string {
  const size = Math.abs(value);
  if (unit === 'EUR' && isWholeCents(size)) return speakEuros(size, language);
  const digits = String(settled(size));
  return (language === 'en' ? digits : digits.replace('.', ',')) + signs[unit];
}
