import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
  Server,
} from '@modelcontextprotocol/server';
import {
  assistantInstructions,
  assistantServer,
  callTool,
  dayInLuxembourg,
  tools,
} from '@suen/engine';

/**
 * What answers assistants. A module of its own, because reading the protocol takes a third of a second of processor time, and
 * no server should start later by it.
 *
 * @param siteUrl the public address. Only requests to it and to this computer are answered, so that no page of another site
 *   can ask by a name that it has turned on us (DNS rebinding).
 */
export function assistantHandler(
  siteUrl: string,
): (request: Request, parsedBody: unknown) => Promise<Response> {
  const { hostname, origin } = new URL(siteUrl);
  const hosts = [...localhostAllowedHostnames(), hostname];
  // The tools never change, so there is nothing to wait for.
  const { fetch: answer } = createMcpHandler(() => serverOf(origin), { maxSubscriptions: 0 });
  return async (request, parsedBody) =>
    hostHeaderValidationResponse(request, hosts) ??
    originValidationResponse(request, hosts) ??
    answer(request, { parsedBody });
}

function serverOf(site: string): Server {
  const { name, title, version } = assistantServer;
  const server = new Server(
    { name, title, version, websiteUrl: site },
    { capabilities: { tools: {} }, instructions: assistantInstructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', ({ params }) =>
    callTool(params.name, params.arguments, { today: dayInLuxembourg(new Date()), site }),
  );
  return server;
}
