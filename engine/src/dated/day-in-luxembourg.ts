import { day, type Day } from './day.ts';

// Swedish writes days as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Luxembourg' });

/** The day in Luxembourg at a moment. The engine has no clock: a server or a program says which moment it is. */
export function dayInLuxembourg(moment: Date): Day {
  return day(format.format(moment));
}
