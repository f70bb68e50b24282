import type { Format } from '../../../shared/amount/format.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';

/** A quantity of electricity among others: always with one decimal, '1 342.0'. The head of its column names kWh. */
export function writeTenths(kilowattHours: number, format: Format): string {
  return format.fixed(kilowattHours, 1);
}

/** A quantity of electricity in a sentence or a legend: '1 342 kWh'. */
export function writeKwh(kilowattHours: number, format: Format): string {
  return writeFigure(Number(kilowattHours.toFixed(1)), 'kWh', format);
}
