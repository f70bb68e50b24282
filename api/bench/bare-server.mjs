/**
 * The yardstick: the least a JSON server on Node can do. It reads a body as JSON and writes JSON: at `/` what it was sent, at
 * `/answer` the value in the variable ANSWER, so that an answer of any size has a yardstick of its size.
 */
import { createServer } from 'node:http';

/** @type {unknown} */
const answer = JSON.parse(process.env['ANSWER'] ?? 'null');

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    /** @type {unknown} */
    const value = JSON.parse(Buffer.concat(chunks).toString());
    const body = JSON.stringify(request.url === '/answer' ? answer : value);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`The bare server is ready at http://127.0.0.1:${port}`);
});
