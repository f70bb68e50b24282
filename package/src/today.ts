import { day, type Day } from '../../engine/src/index.ts';

/** The day that it is in Luxembourg now. */
export function todayInLuxembourg(): Day {
  return day(dayInLuxembourg.format(new Date()));
}

// Swedish writes days as ISO 8601 does.
const dayInLuxembourg = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Luxembourg' });
