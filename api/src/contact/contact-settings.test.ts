import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readContactSettings } from './contact-settings.ts';

const repository = resolve(import.meta.dirname, '../../..');
const service = {
  CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify',
  CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js?render=explicit',
  CAPTCHA_SITE_KEY: 'the-site',
  CAPTCHA_SECRET: 'a secret of the service',
};

test('nothing needs to be set', () => {
  const defaults = { dataFolder: resolve(repository, 'data') };
  expect(readContactSettings({})).toEqual(defaults);
  expect(readContactSettings({ SMTP_URL: ' ', DATA_FOLDER: '', CAPTCHA_SECRET: '' })).toEqual(
    defaults,
  );
});

test('everything can be set', () => {
  expect(
    readContactSettings({
      DATA_FOLDER: '/var/lib/suen',
      SMTP_URL: 'smtps://user:password@mail.example',
      CONTACT_TO: 'team@suen.example',
      CONTACT_FROM: 'form@suen.example',
      CAPTCHA_SECRET: 'sixteen or more characters',
    }),
  ).toEqual({
    dataFolder: '/var/lib/suen',
    mail: {
      smtpUrl: 'smtps://user:password@mail.example',
      to: 'team@suen.example',
      from: 'form@suen.example',
    },
    captchaSecret: 'sixteen or more characters',
  });
  const origins = ' https://a.example/x ,https://b.example,';
  expect(readContactSettings({ ...service, CAPTCHA_ORIGINS: origins }).captchaService).toEqual({
    verifyUrl: service.CAPTCHA_VERIFY_URL,
    scriptUrl: service.CAPTCHA_SCRIPT_URL,
    siteKey: 'the-site',
    secret: service.CAPTCHA_SECRET,
    origins: ['https://a.example', 'https://b.example'],
  });
});

test('mail comes from the address that gets it unless another is named', () => {
  const { mail } = readContactSettings({ SMTP_URL: 'smtp://localhost', CONTACT_TO: 'a@b.lu' });
  expect(mail).toMatchObject({ from: 'a@b.lu', to: 'a@b.lu' });
});

test.each([
  ['SMTP_URL', { SMTP_URL: 'mail.example:587', CONTACT_TO: 'a@b.lu' }],
  ['SMTP_URL', { SMTP_URL: 'https://user:secret@mail.example', CONTACT_TO: 'a@b.lu' }],
  ['CONTACT_TO', { SMTP_URL: 'smtp://user:secret@mail.example' }],
  ['CONTACT_TO', { SMTP_URL: 'smtp://mail.example', CONTACT_TO: 'team' }],
  ['CONTACT_FROM', { SMTP_URL: 'smtp://mail.example', CONTACT_TO: 'a@b.lu', CONTACT_FROM: 'x' }],
  ['CAPTCHA_SECRET', { CAPTCHA_SECRET: 'secret' }],
  ['CAPTCHA_SECRET', { ...service, CAPTCHA_SECRET: '' }],
  ['CAPTCHA_SITE_KEY', { ...service, CAPTCHA_SITE_KEY: '' }],
  ['CAPTCHA_VERIFY_URL', { ...service, CAPTCHA_VERIFY_URL: '' }],
  ['CAPTCHA_VERIFY_URL', { ...service, CAPTCHA_VERIFY_URL: 'http://captcha.example' }],
  ['CAPTCHA_SCRIPT_URL', { ...service, CAPTCHA_SCRIPT_URL: 'javascript:alert(1)' }],
  ['CAPTCHA_ORIGINS', { ...service, CAPTCHA_ORIGINS: "'unsafe-inline'" }],
])('%s that makes no sense is refused by name, without secrets: %j', (name, environment) => {
  expect(() => readContactSettings(environment)).toThrow(name);
  expect(() => readContactSettings(environment)).not.toThrow(/secret@|a secret/);
});
