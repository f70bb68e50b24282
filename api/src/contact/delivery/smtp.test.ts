import { describe, expect, test } from 'vitest';
import { queuedMessage } from '../queue/queued-message.ts';
import { readMail } from './read-mail.test-support.ts';
import { composeMail, connectionOptions } from './smtp.ts';

const settings = {
  smtpUrl: 'smtp://localhost',
  from: 'form@suen.example',
  to: 'team@suen.example',
};
const receivedAt = new Date('2026-03-04T05:06:07Z');

async function composed(message: { email: string; name?: string; subject?: string; body: string }) {
  const bytes = await composeMail(queuedMessage(message, 'suen.example', receivedAt), settings);
  return { ...readMail(bytes.toString('utf8')), bytes };
}

describe('a mail', () => {
  test('is from us, and its answer goes to the visitor', async () => {
    const { headers, body } = await composed({
      email: 'marie@example.lu',
      name: 'Marie Weber',
      subject: 'Class 2',
      body: 'Moien,\r\nzwou Froen.\r',
    });
    expect(headers.get('from')).toEqual(['Suen <form@suen.example>']);
    expect(headers.get('to')).toEqual(['team@suen.example']);
    expect(headers.get('reply-to')).toEqual(['Marie Weber <marie@example.lu>']);
    expect(headers.get('subject')).toEqual(['Class 2']);
    expect(headers.get('date')).toEqual(['Wed, 04 Mar 2026 05:06:07 +0000']);
    expect(headers.get('message-id')?.[0]).toMatch(/^<[\w-]{36}@suen\.example>$/);
    expect(body).toBe(
      'Moien,\nzwou Froen.\n\n-- \nMarie Weber, marie@example.lu\nContact page of Suen\n',
    );
  });

  test('is the same each time it is composed', async () => {
    const message = queuedMessage(
      { email: 'marie@example.lu', body: 'Moien' },
      'suen.example',
      receivedAt,
    );
    const again = await composeMail(message, settings);
    expect((await composeMail(message, settings)).equals(again)).toBe(true);
  });

  test.each([
    ['Zoë Müller-Lëtzebuerg', 'Häuschen & Prêt “à 3 %”'],
    ['张伟', '关于贷款的问题：利率'],
    ['Олександр', 'Питання про податковий клас'],
    ['مريم', 'سؤال عن الضريبة'],
    ['👩‍💻 Ana', `🧾${' sehr lang, ä'.repeat(15)}`],
  ])('carries every writing: %s', async (name, subject) => {
    const { headers, body, bytes } = await composed({
      email: 'marie@müller.example',
      name,
      subject,
      body: `${name}\n${subject}\n.\nende`,
    });
    expect(headers.get('subject')).toEqual([subject]);
    // A name outside ASCII is encoded or quoted.
    expect(headers.get('reply-to')?.[0]?.replaceAll('"', '')).toBe(
      `${name} <marie@xn--mller-kva.example>`,
    );
    expect(body).toContain(`${name}\n${subject}\n.\nende\n`);
    const [head = ''] = bytes.toString('latin1').split('\r\n\r\n');
    expect(head).toMatch(/^[\r\n\t -~]*$/);
    expect(
      bytes
        .toString()
        .split('\r\n')
        .every((line) => line.length <= 998),
    ).toBe(true);
  });

  test('without a subject says what it is', async () => {
    const { headers, body } = await composed({ email: 'marie@example.lu', body: 'Moien' });
    expect(headers.get('subject')).toEqual(['Message from the contact page']);
    expect(headers.get('reply-to')).toEqual(['marie@example.lu']);
    expect(body).toContain('-- \nmarie@example.lu\n');
  });

  test('has no more headers and addresses than ours, whatever gets past the checks', async () => {
    const { headers, bytes } = await composed({
      email: 'marie@example.lu',
      name: 'Eve" <eve@example.org>, "x\r\nBcc: eve@example.org',
      subject: 'x\r\nBcc: eve@example.org\r\n\r\nbody',
      body: 'To: eve@example.org\r\n\r\n.\r\nMAIL FROM:<eve@example.org>',
    });
    expect([...headers.keys()].toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(headers.get('to')).toEqual(['team@suen.example']);
    const [head = ''] = bytes.toString('latin1').replaceAll(/\r\n /g, ' ').split('\r\n\r\n');
    expect(head).toMatch(/^Reply-To: (?:=\?UTF-8\?[QB]\?[^ ?]+\?= )+<marie@example\.lu>\r$/m);
  });

  test('carries half a character as what it is: unreadable', async () => {
    const { headers, body } = await composed({
      email: 'marie@example.lu',
      subject: 'a\uD83Db',
      body: 'c\uDE00d',
    });
    expect(headers.get('subject')).toEqual(['a\uFFFDb']);
    expect(body).toContain('c\uFFFDd');
  });
});

describe('a connection', () => {
  test.each([
    ['smtp://user:word@mail.example', true],
    ['smtp://user:word@localhost.example', true],
    ['smtp://user:word@127.0.0.1:2525', undefined],
    ['smtp://mail.example', undefined],
    ['smtp://user:word@mail.example?ignoreTLS=true', undefined],
    ['smtp://mail.example?requireTLS=true', true],
  ])('of %s: TLS is a must: %s', (url, requireTLS) => {
    expect(connectionOptions(url)['requireTLS']).toBe(requireTLS);
  });

  test('is read from its address and logs nothing', () => {
    const url = 'smtps://suen%40example.lu:p%40ss%3Aword@mail.example:4650?logger=true&debug=true';
    expect(connectionOptions(url)).toMatchObject({
      host: 'mail.example',
      port: 4650,
      secure: true,
      auth: { user: 'suen@example.lu', pass: 'p@ss:word' },
      logger: false,
      debug: false,
    });
  });
});
