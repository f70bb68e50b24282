/* The engine for calculations on the device, a script of its own: a service worker reads it when the first calculation comes. */
import { dayInLuxembourg, fetchHandler } from '@suen/engine';

/** Answers a calculation on the device. */
export const answer: (request: Request) => Promise<Response> = fetchHandler(() =>
  dayInLuxembourg(new Date()),
);
