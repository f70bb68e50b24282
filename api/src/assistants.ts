import { assistantInstructions, assistantServer, callTool, day, tools } from '@suen/engine';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
  Server,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowOnly } from './other-methods.ts';
import { limitRate, tooMany } from './rate-limit.ts';
import type { SharedState } from './shared-state/shared-state.ts';
import { todayInLuxembourg } from './today.ts';

/** Where assistants ask (Model Context Protocol). */
export const assistantsPath = '/mcp';

interface Limits {
  /** For each address, 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly sharedState?: SharedState | undefined;
}

/**
 * Adds the address at which assistants list and call the calculators as tools. It answers the protocol of 2026 and the ones
 * before it, and keeps nothing between two requests.
 *
 * @param siteUrl the public address. Only requests to it and to this computer are answered, so that no page of another site
 *   can ask by a name that it has turned on us (DNS rebinding).
 */
export async function addAssistants(
  app: FastifyInstance,
  siteUrl: string,
  { requestsPerMinute, sharedState }: Limits,
): Promise<void> {
  const site = new URL(siteUrl);
  const hosts = [...localhostAllowedHostnames(), site.hostname];
  const { fetch: answer } = createMcpHandler(() => serverOf(site.origin), {
    // The tools never change, so there is nothing to wait for.
    maxSubscriptions: 0,
  });
  await app.register(async (scope) => {
    if (requestsPerMinute > 0) {
      const errorResponseBuilder = tooMany('calculations');
      const settings = { max: requestsPerMinute, timeWindow: '1 minute', errorResponseBuilder };
      await limitRate(scope, settings, sharedState);
    }
    scope.post(assistantsPath, { schema: { hide: true } }, async (request, reply) => {
      const asked = asFetched(request);
      const refusal =
        hostHeaderValidationResponse(asked, hosts) ?? originValidationResponse(asked, hosts);
      return send(reply, refusal ?? (await answer(asked, { parsedBody: request.body })));
    });
  });
  allowOnly(app, assistantsPath, ['POST']);
}

function serverOf(site: string): Server {
  const { name, title, version } = assistantServer;
  const server = new Server(
    { name, title, version, websiteUrl: site },
    { capabilities: { tools: {} }, instructions: assistantInstructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', ({ params }) =>
    callTool(params.name, params.arguments, { today: day(todayInLuxembourg()), site }),
  );
  return server;
}

/** The request as Fetch has it. Its body was read and checked before. */
function asFetched({ headers, host, method, protocol, url }: FastifyRequest): Request {
  const all = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(`${protocol}://${host}${url}`, { method, headers: all });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const headers = Object.fromEntries(answer.headers);
  return reply
    .code(answer.status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(await answer.text());
}
