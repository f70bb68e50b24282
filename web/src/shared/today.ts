// Swedish writes days as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Luxembourg' });

/** The day in Luxembourg at a moment, YYYY-MM-DD. */
export function dayInLuxembourg(moment: Date): string {
  return isoDay.format(moment);
}

/** The day that it is in Luxembourg now, YYYY-MM-DD, by the clock of the browser or of the build. */
export function todayInLuxembourg(): string {
  return dayInLuxembourg(new Date());
}
