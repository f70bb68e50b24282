import { dayInLuxembourg } from '@suen/engine/small-door';

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
