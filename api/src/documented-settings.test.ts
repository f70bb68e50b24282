import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultTimeouts } from './app.ts';
import { readSettings } from './settings.ts';

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** Each variable of the table with its default. */
const documented = new Map(
  [...page.matchAll(/^\| (`[A-Z_`, ]+`) \| ([^|]*) \|/gm)].flatMap(([, names = '', usual = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']): [string, string] => [name, usual.trim()]),
  ),
);

/** Read when the pages are built. */
const ofTheBuild = ['SITE_URL', 'SOCIAL_URL'];

/** The names that are asked for while settings are read from an environment. */
function namesReadFrom(values: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = new Set<string>();
  readSettings(
    new Proxy(values, {
      get: (target, name: string) => {
        names.add(name);
        return target[name];
      },
    }),
  );
  return names;
}

test('every variable that the server reads is documented, and no other', () => {
  const read = namesReadFrom({
    SMTP_URL: 'smtp://mail.example',
    CONTACT_TO: 'team@suen.example',
    CAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
    CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js',
    CAPTCHA_SITE_KEY: 'key',
    CAPTCHA_SECRET: 'a secret of some length',
  });
  expect([...documented.keys()].toSorted()).toEqual([...read, ...ofTheBuild].toSorted());
});

test('the defaults are those that are documented', () => {
  const { port, host, requestsPerMinute, drainSeconds, messagesPerTenMinutes } = readSettings({});
  expect(Object.fromEntries(documented)).toMatchObject({
    PORT: String(port),
    HOST: host,
    RATE_LIMIT_MAX: String(requestsPerMinute),
    DRAIN_SECONDS: String(drainSeconds),
    CONTACT_RATE_LIMIT: String(messagesPerTenMinutes),
  });
});

test('the times after which a connection is cut off are documented', () => {
  const seconds = (name: keyof typeof defaultTimeouts) => `${defaultTimeouts[name] / 1000} s`;
  const rows = [...page.matchAll(/^\| [^|]+ \| (\d+ s) \|/gm)].map(([, time]) => time);
  expect(rows).toEqual([
    seconds('headers'),
    seconds('request'),
    seconds('silence'),
    seconds('keepAlive'),
  ]);
});
