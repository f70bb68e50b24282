/** The day that it is in Luxembourg now, YYYY-MM-DD, by the clock of the browser or of the build. */
export function todayInLuxembourg(): string {
  return dayInLuxembourg.format(new Date());
}

// Swedish writes days as ISO 8601 does.
const dayInLuxembourg = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Luxembourg' });
