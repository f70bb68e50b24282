import type { Operand } from '@suen/engine/inputs';
import type { Format } from '../amount/format.ts';

type Unit = Operand['unit'];

const noBreakSpace = '\u00A0';
/**
 * Indices and rates of the law have fewer decimals. A loan's rate of a month and its payment before rounding go on unseen
 * after these: enough for whoever redoes a step over hundreds of months to come to the same cent. Tariffs are published in
 * euros for a thousand kWh, to the cent.
 */
const maxDecimals = 4;
const maxDecimalsOf: Partial<Readonly<Record<Unit, number>>> = {
  EUR: 6,
  percent: 8,
  'EUR/kWh': 6,
};

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

/** Removes the rounding errors of binary numbers. */
function settled(value: number, unit: Unit): number {
  return Number(value.toFixed(maxDecimalsOf[unit] ?? maxDecimals));
}

function isWholeCents(value: number): boolean {
  return settled(value, 'EUR') === Number(value.toFixed(2));
}

/** A bound or a slice of the tax scale, without its currency: whole euros where it is whole, cents where it is not. */
export function writeEurosOfScale(value: number, format: Format): string {
  return Number.isInteger(value) ? format.number(value) : format.amount(value);
}

/** A figure with its unit, as it stands in a formula: `€ 5 000.00`, `8 %`, `30 km`. */
export function writeFigure(value: number, unit: Unit, format: Format): string {
  switch (unit) {
    case 'EUR':
      return isWholeCents(value) ? format.euros(value) : format.eurosExactly(settled(value, unit));
    case 'percent':
      return format.percent(value, maxDecimalsOf.percent);
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
  if (unit === 'EUR') {
    return isWholeCents(size) ? format.spoken(size) : format.spokenExactly(settled(size, unit));
  }
  return format.plain(settled(size, unit)) + signOf(unit, format);
}
