import getPort from 'get-port';
import { createServer } from 'node:http';

interface HostPage {
  /** Of the page around the frame. */
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code that shows a calculator. */
  readonly code: string;
}

/**
 * Another site with one page. Its name is not that of our server, so that browsers take it for another site and not only for
 * another port.
 */
export async function hostSite({ language = 'en', headers = {}, code }: HostPage) {
  const port = await getPort();
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A newspaper</title><link rel="icon" href="data:,"></head>
<body style="margin:0"><h1>A newspaper</h1>${code}<p>The end</p></body>
</html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
