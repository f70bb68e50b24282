import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../answers/problems.ts';
import { allowOnly } from '../requests/other-methods.ts';
import { limitPerMinute, type RequestLimits } from '../requests/rate-limit.ts';

/** Where assistants ask (Model Context Protocol). */
export const assistantsPath = '/mcp';

/**
 * Adds the address at which assistants list and call the calculators as tools. It answers the protocol of 2026 and the ones
 * before it, and keeps nothing between two requests.
 *
 * @param siteUrl the public address
 */
export async function addAssistants(
  app: FastifyInstance,
  siteUrl: string,
  { requestsPerMinute, sharedState }: RequestLimits,
): Promise<void> {
  let handler: ReturnType<typeof loadHandler> | undefined;
  const loadHandler = async () =>
    (await import('./assistant-handler.ts')).assistantHandler(siteUrl);
  await app.register(async (scope) => {
    await limitPerMinute(scope, requestsPerMinute, 'calculations', sharedState);
    scope.post(assistantsPath, { schema: { hide: true } }, async (request, reply) => {
      // The limit counts requests, and the present protocol has no batches.
      if (Array.isArray(request.body)) {
        throw new RequestProblem(400, 'Send each message in its own request.');
      }
      handler ??= loadHandler();
      const answer = await handler;
      return send(reply, await answer(asFetched(request), request.body));
    });
  });
  allowOnly(app, assistantsPath, ['POST']);
}

/** The request as Fetch has it. Its body was read and checked before. */
function asFetched({ headers, host, method, protocol, url }: FastifyRequest): Request {
  const all = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const address = `${protocol}://${host}${url}`;
  if (!URL.canParse(address)) throw new RequestProblem(400, 'The Host header is no host.');
  return new Request(address, { method, headers: all });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const headers = Object.fromEntries(answer.headers);
  return reply
    .code(answer.status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(await answer.text());
}
