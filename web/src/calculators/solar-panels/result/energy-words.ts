import type { Format } from '../../../shared/amount/format.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';

/** A quantity of electricity among others, '1 342': the head of its column names kWh. */
export function writeWholeKwh(kilowattHours: number, format: Format): string {
  return format.number(Math.round(kilowattHours));
}

/** A quantity of electricity in a sentence or a legend: '1 342 kWh'. */
export function writeKwh(kilowattHours: number, format: Format): string {
  return writeFigure(Math.round(kilowattHours), 'kWh', format);
}
