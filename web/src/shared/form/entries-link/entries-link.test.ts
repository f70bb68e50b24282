import { describe, expect, test } from 'vitest';
import { checksumOf, readLink, writeLink } from './entries-link.ts';

const form = { id: 'rent', shortNames: { rent: 'r', rooms: 'm', garage: 'garage' } };
const entries = { rent: '1250.5', rooms: '-3', garage: '' };
/** As our own version 1 would write these entries, with a right checksum. */
const linkWith = (text: string) => `1-${checksumOf(`rent${text}`)}${text}`;

test('a link has its version, a checksum and each entry under its short name', () => {
  expect(writeLink(form, entries)).toMatch(/^1-[\da-z]{3}_r-1250\.5_m--3_garage-$/);
  expect(readLink(form, writeLink(form, entries))).toEqual({ kind: 'entries', stored: entries });
});

test('a form as it begins is a link without entries', () => {
  expect(writeLink(form, {})).toMatch(/^1-[\da-z]{3}$/);
  expect(readLink(form, writeLink(form, {}))).toEqual({ kind: 'entries', stored: {} });
});

test('whatever was typed comes back, in characters that no mail program breaks', () => {
  const stored = { rent: 'a_b – 100 % #?&=\u00A0/"', rooms: '' };
  const text = writeLink(form, stored);
  expect(text).toMatch(/^[\w.%-]+$/);
  expect(readLink(form, text)).toEqual({ kind: 'entries', stored });
});

test('the checksum is FNV-1a', () => {
  // FNV-1a of 'a' in 32 bits is 0xe40c292c (published test vector), which is 3 826 002 220 = 82 004 * 46 656 + 23 596;
  // 23 596 = 18 * 1296 + 7 * 36 + 16: i7g in base 36.
  expect(checksumOf('a')).toBe('i7g');
});

test('unknown fields are read under the name that they have', () => {
  expect(readLink(form, linkWith('_r-1_new-2'))).toEqual({
    kind: 'entries',
    stored: { rent: '1', new: '2' },
  });
});

describe('damaged is', () => {
  const whole = writeLink(form, { rent: '1250', rooms: '3' });

  test('a link cut off anywhere', () => {
    for (let length = 0; length < whole.length; length += 1) {
      expect(readLink(form, whole.slice(0, length)), whole.slice(0, length)).toEqual({
        kind: 'damaged',
      });
    }
  });

  test.each([
    ['a figure changed', whole.replace('1250', '1350')],
    ['an entry left out', whole.replace('_m-3', '')],
    ['an entry without a name', linkWith('_-3')],
    ['an entry without a value', linkWith('_r')],
    ['a sign that cannot be read', linkWith('_r-%E4')],
    ['words', 'main'],
    ['version 0', whole.replace('1-', '0-')],
  ])('%s', (_name, text) => {
    expect(readLink(form, text)).toEqual({ kind: 'damaged' });
  });

  test('the link of another calculator', () => {
    expect(readLink({ ...form, id: 'loan' }, whole)).toEqual({ kind: 'damaged' });
  });
});

test.each(['2-anything', '2-', '17-k3f_r-1'])('%s is of a newer version', (text) => {
  expect(readLink(form, text)).toEqual({ kind: 'newer' });
});
