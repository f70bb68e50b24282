/// <reference lib="esnext.temporal" />
import { day, type Day } from './day.ts';

const timeZone = 'Europe/Luxembourg';
let format: Intl.DateTimeFormat | undefined;

/** The day in Luxembourg at a moment. The engine has no clock: a page, a server or a program says which moment it is. */
export function dayInLuxembourg(moment: Date): Day {
  // Temporal is there at once, where a browser has it. The first use of Intl takes a phone tens of milliseconds.
  if ('Temporal' in globalThis) {
    const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
    return day(instant.toZonedDateTimeISO(timeZone).toPlainDate().toString());
  }
  // Swedish writes days as ISO 8601 does.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone });
  return day(format.format(moment));
}
