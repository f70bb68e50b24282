import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import {
  assistantInstructions,
  assistantServer,
  callTool,
  dayInLuxembourg,
  tools,
} from '../../engine/src/index.ts';

/** Answers an assistant on standard input until it ends. SITE_URL is the site that links lead to, if there is one. */
export async function answerAssistant(): Promise<0> {
  const site = process.env['SITE_URL']?.replace(/\/+$/, '');
  serveStdio(() => {
    const server = new Server(assistantServer, {
      capabilities: { tools: {} },
      instructions: assistantInstructions,
    });
    server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
    server.setRequestHandler('tools/call', ({ params }) =>
      callTool(params.name, params.arguments, { today: dayInLuxembourg(new Date()), site }),
    );
    return server;
  });
  await new Promise((resolve) => {
    process.stdin.once('end', resolve);
  });
  return 0;
}
