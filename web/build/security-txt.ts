import { operatorSettings } from './operator-settings.ts';

/** Where researchers look for it (RFC 9116). */
export const securityTxtPath = '.well-known/security.txt';

/** The standard asks for less than a year; a site that is built more rarely is not kept. */
const validMonths = 11;

/**
 * Says where to report a weakness of the site: to the operator's mail address where one is named, and by the contact page.
 *
 * @param builtAt from when it counts as current
 */
export function securityTxt(
  siteUrl: string,
  environment: Readonly<Record<string, string | undefined>>,
  builtAt: Date,
): string {
  const { OPERATOR_EMAIL: email } = operatorSettings(environment);
  const expires = new Date(builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + validMonths);
  return [
    ...(email === '' ? [] : [`Contact: mailto:${email}`]),
    `Contact: ${siteUrl}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, fr, de',
    `Canonical: ${siteUrl}/${securityTxtPath}`,
    '',
  ].join('\n');
}
