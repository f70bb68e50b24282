import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const builtAt = new Date('2026-11-22T10:00:00Z');

test('researchers are told where to write, and until when that holds', () => {
  expect(securityTxt('https://suen.example', {}, builtAt))
    .toBe(`Contact: https://suen.example/contact-us
Expires: 2027-10-22T10:00:00.000Z
Preferred-Languages: en, fr, de
Canonical: https://suen.example/.well-known/security.txt
`);
});

test('the mail address of a named operator comes first', () => {
  const operator = {
    OPERATOR_NAME: 'Suen',
    OPERATOR_ADDRESS: '1, Grand-Rue, Luxembourg',
    OPERATOR_EMAIL: 'team@suen.example',
  };
  const [first, second] = securityTxt('https://suen.example', operator, builtAt).split('\n');
  expect(first).toBe('Contact: mailto:team@suen.example');
  expect(second).toBe('Contact: https://suen.example/contact-us');
});
