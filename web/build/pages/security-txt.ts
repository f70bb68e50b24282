import { operatorSettings } from '../operator-settings.ts';

/** The address at which security researchers look for this file (RFC 9116). */
export const securityTxtPath = '.well-known/security.txt';

/** The standard wants less than a year. A site that is built less often than this has no maintainer. */
const validMonths = 11;

/**
 * Says where to report a security problem: the operator's email address if there is one, and the contact page.
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
