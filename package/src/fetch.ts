import { day, dayInLuxembourg, fetchHandler as answerOn } from '../../engine/src/index.ts';

export { isCall } from '../../engine/src/index.ts';

/**
 * Answers the calls of the site's API (/api/v1/...) wherever requests are those of Fetch: at the edge, in Deno, Bun, Node or a
 * service worker. The bodies are the server's, byte for byte.
 *
 * @param today gives the day in Luxembourg, YYYY-MM-DD; by default that of the clock
 */
export function fetchHandler(
  today: () => string = () => dayInLuxembourg(new Date()),
): (request: Request) => Promise<Response> {
  return answerOn(() => day(today()));
}
