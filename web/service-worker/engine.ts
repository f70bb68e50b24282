/* The engine for calculations on the device, a script of its own: a service worker reads it when the first calculation comes. */
import { day, fetchHandler } from '@suen/engine';
import { todayInLuxembourg } from '../src/shared/today/today.ts';

/** Answers a calculation on the device. */
export const answer: (request: Request) => Promise<Response> = fetchHandler(() =>
  day(todayInLuxembourg()),
);
