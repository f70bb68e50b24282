import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultTimeouts } from './app.ts';
import { readSettings } from './settings.ts';

const pageAt = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = pageAt('docs/operations.md');

/** Each variable of a page's table with its default; several in a row have as many defaults, or one for all. */
function variablesOf(text: string): ReadonlyMap<string, string> {
  const rows = text.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \|/gm);
  return new Map(
    [...rows].flatMap(([, names = '', usual = '']) => {
      const defaults = usual.trim().split(', ');
      return [...names.matchAll(/`(\w+)`/g)].map(([, name = ''], index): [string, string] => [
        name,
        defaults[index] ?? usual.trim(),
      ]);
    }),
  );
}

const documented = variablesOf(page);

/** Read when the pages are built. */
const buildSettings = [
  'SOCIAL_URL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_REGISTER_NUMBER',
  'OPERATOR_VAT_NUMBER',
];

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
  expect([...documented.keys()].toSorted()).toEqual([...read, ...buildSettings].toSorted());
});

test('the defaults are those that are documented', () => {
  const { port, host, siteUrl, requestsPerMinute, drainSeconds, messagesPerTenMinutes } =
    readSettings({});
  expect(Object.fromEntries(documented)).toMatchObject({
    PORT: String(port),
    HOST: host,
    SITE_URL: siteUrl,
    RATE_LIMIT_MAX: String(requestsPerMinute),
    DRAIN_SECONDS: String(drainSeconds),
    CONTACT_RATE_LIMIT: String(messagesPerTenMinutes),
  });
});

test('the README has the commonest of them with the same defaults', () => {
  const shown = variablesOf(pageAt('README.md'));
  expect([...shown.keys()]).toEqual(
    expect.arrayContaining(['PORT', 'HOST', 'SITE_URL', 'SMTP_URL']),
  );
  for (const [name, usual] of shown) {
    const isFolder = name === 'DATA_FOLDER';
    expect(documented.get(name), name).toBe(isFolder ? '`data` in the repository' : usual);
  }
  expect(shown.get('DATA_FOLDER')).toBe('`data` here');
});

test('the times after which a connection is cut off are documented', () => {
  const seconds = (name: keyof typeof defaultTimeouts) => `${defaultTimeouts[name] / 1000} s`;
  const rows = [...page.matchAll(/^\| [^|]+ \| (\d+ s) \|/gm)].map(([, time]) => time);
  expect(rows).toEqual([
    seconds('headersMs'),
    seconds('requestMs'),
    seconds('silenceMs'),
    seconds('keepAliveMs'),
  ]);
});
