import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaptchaServiceSettings } from './captcha/captcha-service.ts';
import { isMailAddress } from './contact-message.ts';
import type { MailSettings } from './delivery/smtp.ts';

/** What the environment says about the contact form. */
export interface ContactSettings {
  /** Where messages, used proofs and the captcha's secret are kept. */
  readonly dataFolder: string;
  /** Without it, messages stay in the database. */
  readonly mail?: MailSettings;
  /** For the captcha of our own; without it, one is made and kept. */
  readonly captchaSecret?: string;
  /** A commercial captcha instead of our own. */
  readonly captchaService?: CaptchaServiceSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `data` beside the workspaces, seen from this module in src/ as well as in dist/. */
const defaultDataFolder = fileURLToPath(new URL('../../../data/', import.meta.url));

const minSecretCharacters = 16;

/** Reads the settings. @throws Error that names the variable when one makes no sense, without its value if it is secret */
export function readContactSettings(environment: Environment): ContactSettings {
  const text = (name: string) => environment[name]?.trim() ?? '';
  const secret = text('CAPTCHA_SECRET');
  if (secret !== '' && secret.length < minSecretCharacters) {
    throw new Error(`CAPTCHA_SECRET must have at least ${minSecretCharacters} characters`);
  }
  const mail = readMail(text);
  const service = readCaptchaService(text, secret);
  return {
    dataFolder: resolve(text('DATA_FOLDER') || defaultDataFolder),
    ...(mail && { mail }),
    ...(service ? { captchaService: service } : secret !== '' && { captchaSecret: secret }),
  };
}

type Text = (name: string) => string;

function readMail(text: Text): MailSettings | undefined {
  const smtpUrl = text('SMTP_URL');
  if (smtpUrl === '') return undefined;
  const { protocol, hostname } = URL.canParse(smtpUrl) ? new URL(smtpUrl) : {};
  if (!['smtp:', 'smtps:'].includes(protocol ?? '') || !hostname) {
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example');
  }
  const to = mailAddress(text, 'CONTACT_TO');
  if (to === undefined)
    throw new Error('SMTP_URL needs CONTACT_TO, the address that gets messages');
  return { smtpUrl, to, from: mailAddress(text, 'CONTACT_FROM') ?? to };
}

function mailAddress(text: Text, name: string): string | undefined {
  const address = text(name);
  if (address === '') return undefined;
  if (!isMailAddress(address))
    throw new Error(`${name} must be an address of mail, not "${address}"`);
  return address;
}

function readCaptchaService(text: Text, secret: string): CaptchaServiceSettings | undefined {
  const verifyUrl = text('CAPTCHA_VERIFY_URL');
  const scriptUrl = text('CAPTCHA_SCRIPT_URL');
  const siteKey = text('CAPTCHA_SITE_KEY');
  const parts = {
    CAPTCHA_VERIFY_URL: verifyUrl,
    CAPTCHA_SCRIPT_URL: scriptUrl,
    CAPTCHA_SITE_KEY: siteKey,
  };
  if (Object.values(parts).every((part) => part === '')) return undefined;
  const missing = Object.entries({ ...parts, CAPTCHA_SECRET: secret }).find(
    ([, part]) => part === '',
  );
  if (missing) throw new Error(`a captcha service needs ${missing[0]}`);
  return {
    verifyUrl: webAddress('CAPTCHA_VERIFY_URL', verifyUrl).href,
    scriptUrl: webAddress('CAPTCHA_SCRIPT_URL', scriptUrl).href,
    siteKey,
    secret,
    origins: text('CAPTCHA_ORIGINS')
      .split(',')
      .filter((origin) => origin.trim() !== '')
      .map((origin) => webAddress('CAPTCHA_ORIGINS', origin.trim()).origin),
  };
}

/** The secret goes there, and scripts come from there: encrypted, or on this machine. */
function webAddress(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return url;
  throw new Error(`${name} must be an https address, not "${text}"`);
}
