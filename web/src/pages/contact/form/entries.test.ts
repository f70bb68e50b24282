import { describe, expect, test } from 'vitest';
import { cleaned, initialValues, maxCharacters, errorsOf, type EntryName } from './entries.ts';

const right = { email: 'anne@example.lu', name: '', subject: '', body: 'Moien' };
const errorWith = (name: EntryName, text: string) => errorsOf({ ...right, [name]: text }).get(name);

test('an address and a message are enough', () => {
  expect(errorsOf(right)).toEqual(new Map());
  expect([...errorsOf(initialValues).keys()]).toEqual(['email', 'body']);
  expect(errorWith('body', ' \n ')).toEqual({ code: 'required' });
});

describe('an e-mail address', () => {
  test.each(['anne@example.lu', ' anne@example.lu ', 'a.b+c@sub.example.lu', 'é@exämple.lu'])(
    'is %s',
    (text) => expect(errorWith('email', text)).toBeUndefined(),
  );

  test.each([
    'anne',
    'anne@',
    '@example.lu',
    'anne@example',
    'anne@@example.lu',
    'a b@c.lu',
    'a@b.',
  ])('is not %s', (text) => expect(errorWith('email', text)).toEqual({ code: 'noAddress' }));
});

describe('a long entry', () => {
  test.each(['name', 'subject', 'body'] as const)('is refused past the limit of %s', (name) => {
    const limit = maxCharacters[name];
    expect(errorWith(name, 'x'.repeat(limit))).toBeUndefined();
    expect(errorWith(name, 'x'.repeat(limit + 1))).toEqual({
      code: 'tooLong',
      limit,
      length: limit + 1,
    });
  });

  test('is counted in characters, as the API counts', () => {
    expect(errorWith('name', '😀'.repeat(maxCharacters.name))).toBeUndefined();
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
