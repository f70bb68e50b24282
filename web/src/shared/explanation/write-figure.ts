import type { Operand } from '@suen/engine/small-door';
import type { Format } from '../amount/format.ts';

type Unit = Operand['unit'];

const noBreakSpace = '\u00A0';
/** Indices and factors of the law have no more decimals. Tariffs are published in euros for a thousand kWh, to the cent. */
const maxDecimals = 4;
const maxDecimalsOf: Partial<Readonly<Record<Unit, number>>> = { EUR: 2, 'EUR/kWh': 6 };

/** The rate of a month is a fraction of a percent and needs more decimals than other rates. */
const decimalsOfPercent = (value: number) => (Math.abs(value) < 1 ? 4 : 2);

/** Whatever is counted in months, days, hours or years says so in its name. */
const signs: Readonly<Record<Unit, string>> = {
  EUR: `${noBreakSpace}€`,
  percent: `${noBreakSpace}%`,
  kilometres: `${noBreakSpace}km`,
  days: '',
  hours: '',
  months: '',
  years: '',
  number: '',
  'EUR/kWh': `${noBreakSpace}€/kWh`,
  'EUR/kWp': `${noBreakSpace}€/kWp`,
  kWh: `${noBreakSpace}kWh`,
  'kWh/kWp': `${noBreakSpace}kWh/kWp`,
  kWp: `${noBreakSpace}kWp`,
  'm²': `${noBreakSpace}m²`,
  kg: `${noBreakSpace}kg`,
};

const signOf = (unit: Unit, { peakPower }: Format) => signs[unit].replaceAll('kWp', peakPower);

/** Rounded for reading, also from the errors of binary numbers. The engine goes on with all decimals. */
function settled(value: number, unit: Unit): number {
  return Number(value.toFixed(maxDecimalsOf[unit] ?? maxDecimals));
}

/** Whether an amount still has fractions of a cent, which are not shown. */
export const hasHiddenDecimals = (value: number, unit: Unit) =>
  unit === 'EUR' && Math.abs(value - settled(value, unit)) > 1e-6;

/** A bound or a slice of the tax scale, without its currency: whole euros where it is whole, cents where it is not. */
export function writeEurosOfScale(value: number, format: Format): string {
  return Number.isInteger(value) ? format.number(value) : format.amount(value);
}

/** A figure with its unit, as it stands in a formula: `€ 5 000.00`, `8 %`, `30 km`. */
export function writeFigure(value: number, unit: Unit, format: Format): string {
  switch (unit) {
    case 'EUR':
      return format.euros(value);
    case 'percent':
      return format.percent(value, decimalsOfPercent(value));
    default:
      return format.number(settled(value, unit)) + signOf(unit, format);
  }
}

/**
 * The size of a figure for a screen reader, without its sign: no spaces between the thousands, which would be read as
 * several numbers, and the decimal mark of the language.
 */
export function speakFigure(value: number, unit: Unit, format: Format): string {
  const size = Math.abs(value);
  if (unit === 'EUR') return format.spoken(size);
  if (unit === 'percent') {
    return format.plain(Number(size.toFixed(decimalsOfPercent(size)))) + signOf(unit, format);
  }
  return format.plain(settled(size, unit)) + signOf(unit, format);
}
