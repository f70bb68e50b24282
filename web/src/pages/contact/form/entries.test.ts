import { describe, expect, test } from 'vitest';
import { cleaned, initialValues, maxCharacters, problemsOf, type EntryName } from './entries.ts';

const right = { email: 'anne@example.lu', name: '', subject: '', body: 'Moien' };
const problemWith = (name: EntryName, text: string) =>
  problemsOf({ ...right, [name]: text }).get(name);

test('an address and a message are enough', () => {
  expect(problemsOf(right)).toEqual(new Map());
  expect([...problemsOf(initialValues).keys()]).toEqual(['email', 'body']);
  expect(problemWith('body', ' \n ')).toEqual({ code: 'required' });
});

describe('an e-mail address', () => {
  test.each(['anne@example.lu', ' anne@example.lu ', 'a.b+c@sub.example.lu', 'é@exämple.lu'])(
    'is %s',
    (text) => expect(problemWith('email', text)).toBeUndefined(),
  );

  test.each([
    'anne',
    'anne@',
    '@example.lu',
    'anne@example',
    'anne@@example.lu',
    'a b@c.lu',
    'a@b.',
  ])('is not %s', (text) => expect(problemWith('email', text)).toEqual({ code: 'noAddress' }));
});

describe('a long entry', () => {
  test.each(['name', 'subject', 'body'] as const)('is refused past the limit of %s', (name) => {
    const limit = maxCharacters[name];
    expect(problemWith(name, 'x'.repeat(limit))).toBeUndefined();
    expect(problemWith(name, 'x'.repeat(limit + 1))).toEqual({
      code: 'tooLong',
      limit,
      length: limit + 1,
    });
  });

  test('is counted in characters, as the API counts', () => {
    expect(problemWith('name', '😀'.repeat(maxCharacters.name))).toBeUndefined();
  });
});

test('what a paste brings along is not sent', () => {
  expect(
    cleaned({
      email: ' a@b.lu\t',
      name: 'Anne\r\nBcc: x',
      subject: '\u0000Hi ',
      body: '\na\nb \n',
    }),
  ).toEqual({ email: 'a@b.lu', name: 'Anne Bcc: x', subject: 'Hi', body: 'a\nb' });
});
