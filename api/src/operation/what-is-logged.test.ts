import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { proofsFor } from '../contact/captcha/solve.test-support.ts';
import { startServer } from '../test-support/server-process.test-support.ts';
import { atTheEnd, temporaryFolder } from '../test-support/test-endings.test-support.ts';

const secret = { CAPTCHA_SECRET: 'a secret that this test knows' };

/** In everything that is sent: no line that the server writes may hold it. */
const amount = '4321.09';
const word = 'Geheimnis';

test('nothing that visitors send is logged, whatever becomes of it', async () => {
  const server = await startServer({
    environment: { ...secret, DATA_FOLDER: temporaryFolder(), DRAIN_SECONDS: '0' },
  });
  atTheEnd(() => server.stop('SIGKILL'));
  const proof = proofsFor(secret.CAPTCHA_SECRET);
  const post = async (path: string, body: string) => {
    const answer = await fetch(`${server.url}${path}?amount=${amount}&name=${word}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': word,
        'x-forwarded-for': '203.0.113.77',
        cookie: `name=${word}`,
      },
      body,
    });
    return [answer.status, await answer.text()] as const;
  };
  const calculation = '/api/v1/SalaryCalculator/calculate';
  const message = { email: `${word}@example.lu`, name: word, subject: word, body: amount };

  expect((await post(calculation, `{"grossSalary":${amount},"taxClass":1}`))[0]).toBe(200);
  expect((await post(calculation, `{"grossSalary":"${amount}","taxClass":"${word}"}`))[0]).toBe(
    400,
  );
  expect((await post(calculation, `{"grossSalary":${amount},`))[0]).toBe(400);
  expect((await post(calculation, `{"${word}":"${'x'.repeat(20_000)}"}`))[0]).toBe(413);
  expect((await post(`/api/${word}/${amount}`, '{}'))[0]).toBe(404);
  expect((await post('/api/v1/contact/send', JSON.stringify(message)))[0]).toBe(400);
  const kept = { ...message, captcha: await proof() };
  expect(await post('/api/v1/contact/send', JSON.stringify(kept))).toEqual([200, 'true']);

  await brokenOff(`${server.url}${calculation}?amount=${amount}`, `{"${word}":${amount}`);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`${word} ${amount}\r\n\r\n`);
  expect(await text(socket)).toContain('400 Bad Request');

  expect(await server.stop()).toBe(0);
  expect(server.lines).toEqual([
    expect.stringMatching(/^Messages of the contact page stay in /),
    expect.stringMatching(/^Suen(?:'s API)? is ready at http:\/\/127\.0\.0\.1:\d+/),
  ]);
  expect(server.lines.join('\n')).not.toMatch(new RegExp(`${amount}|${word}|203\\.0\\.113`));
}, 60_000);

/** A visitor who goes away in the middle of what he sends. */
async function brokenOff(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': 5000 };
  const call = request(url, { method: 'POST', headers });
  const ended = new Promise<void>((resolve) => {
    call.on('error', () => resolve());
    call.on('close', () => resolve());
  });
  call.write(body, () => call.destroy());
  await ended;
}
