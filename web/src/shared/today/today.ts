const timeZone = 'Europe/Luxembourg';

/** The day in Luxembourg at a moment, YYYY-MM-DD. */
export function dayInLuxembourg(moment: Date): string {
  // Temporal is there at once, where a browser has it. The first use of Intl takes a phone tens of milliseconds.
  if ('Temporal' in globalThis) {
    const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
    return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  }
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
}

const msInHour = 3_600_000;
let lastAsked = { hour: Number.NaN, day: '' };

/** The day that it is in Luxembourg now, YYYY-MM-DD, by the clock of the browser or of the build. */
export function todayInLuxembourg(): string {
  const now = new Date();
  // Days begin at a full hour there. Every drawing of a field asks, and a browser takes long to tell the day.
  const hour = Math.floor(now.getTime() / msInHour);
  if (hour !== lastAsked.hour) lastAsked = { hour, day: dayInLuxembourg(now) };
  return lastAsked.day;
}
