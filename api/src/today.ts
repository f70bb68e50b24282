import { day, type Day } from '@suen/engine';

/** The day that it is in Luxembourg now: the engine has no clock. */
export function todayInLuxembourg(): Day {
  return day(dayInLuxembourg.format(new Date()));
}

// Swedish writes days as ISO 8601 does.
const dayInLuxembourg = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Luxembourg' });
