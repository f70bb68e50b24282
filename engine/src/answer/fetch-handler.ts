import { calculators, type OneCalculator } from '../calculators/calculators.ts';
import type { Day } from '../dated/day.ts';
import { answerTo, answerToText } from './answer.ts';
import { toJson } from './json.ts';
import { lawCall } from './law.ts';
import {
  bodyLimitInBytes,
  bodyNotJson,
  bodyTooLarge,
  nothingThere,
  onlyAllowed,
  problem,
  problemMediaType,
} from './problem.ts';

/** Where the calls of the API begin. */
export const apiBase = '/api/v1';

/** What is asked by its address. As on the server, upper and lower case are the same and so is a slash at the end. */
const calls = new Map<string, OneCalculator | 'law'>([
  ...calculators.map((calculator) => [addressOf(calculator.path), calculator] as const),
  [addressOf(lawCall.path), 'law'],
]);

function addressOf(path: string): string {
  return `${apiBase}${path}`.toLowerCase();
}

function callAt(pathname: string) {
  return calls.get(pathname.toLowerCase().replace(/\/$/, ''));
}

/** Whether an address is one of a call that `fetchHandler` answers. */
export function isCall(pathname: string): boolean {
  return callAt(pathname) !== undefined;
}

/**
 * Answers the calls of the API wherever requests are those of Fetch: in a service worker, at the edge, in other servers. The
 * bodies of answers are the server's, byte for byte.
 *
 * @param today gives the day in Luxembourg
 */
export function fetchHandler(today: () => Day): (request: Request) => Promise<Response> {
  return async (request) => {
    const call = callAt(new URL(request.url).pathname);
    if (call === undefined) return refusal(404, nothingThere);
    const allowed = call === 'law' ? 'GET, HEAD' : 'POST';
    if (request.method === 'OPTIONS') return preflight(allowed);
    if (!allowed.split(', ').includes(request.method)) {
      const allow = `${allowed}, OPTIONS`;
      return refusal(405, onlyAllowed(allow), { allow });
    }
    if (call === 'law') return respond(200, lawCall.answer());
    return calculation(call, request, today());
  };
}

async function calculation(
  calculator: OneCalculator,
  request: Request,
  today: Day,
): Promise<Response> {
  if (Number(request.headers.get('content-length')) > bodyLimitInBytes) {
    return refusal(413, bodyTooLarge(bodyLimitInBytes));
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > bodyLimitInBytes) return refusal(413, bodyTooLarge(bodyLimitInBytes));
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isWithout = mediaType === undefined && bytes.byteLength === 0;
  if (mediaType !== 'application/json' && !isWithout) return refusal(415, bodyNotJson);
  const { status, body } = isWithout
    ? answerTo(calculator, undefined, today)
    : answerToText(calculator, new TextDecoder().decode(bytes), today);
  return respond(status, body);
}

function refusal(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return respond(status, problem(status, detail), headers);
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(toJson(body), {
    status,
    headers: {
      ...headers,
      'content-type': status === 200 ? 'application/json; charset=utf-8' : problemMediaType,
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    },
  });
}

/** What a browser asks before it sends JSON to another site. */
function preflight(allowed: string): Response {
  const headers = {
    allow: `${allowed}, OPTIONS`,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allowed,
    'access-control-allow-headers': 'content-type',
  };
  return new Response(null, { status: 204, headers });
}
