const needed = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;
export const operatorVariables = [
  ...needed,
  'OPERATOR_REGISTER_NUMBER',
  'OPERATOR_VAT_NUMBER',
] as const;

type Name = (typeof operatorVariables)[number];

/**
 * The operator's data from the environment. A missing variable gives an empty text.
 *
 * @throws where only a part is named: a legal notice without an address is none
 */
export function operatorSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<Name, string>> {
  const read = (name: Name) => environment[name]?.trim() ?? '';
  const missing = needed.filter((name) => read(name) === '');
  if (missing.length > 0 && operatorVariables.some((name) => read(name) !== '')) {
    throw new Error(`The legal notice also needs ${missing.join(' and ')}.`);
  }
  if (read('OPERATOR_EMAIL') !== '' && !/^\S+@\S+$/.test(read('OPERATOR_EMAIL'))) {
    throw new Error(`OPERATOR_EMAIL is no email address: ${read('OPERATOR_EMAIL')}`);
  }
  return {
    OPERATOR_NAME: read('OPERATOR_NAME'),
    OPERATOR_ADDRESS: read('OPERATOR_ADDRESS'),
    OPERATOR_EMAIL: read('OPERATOR_EMAIL'),
    OPERATOR_REGISTER_NUMBER: read('OPERATOR_REGISTER_NUMBER'),
    OPERATOR_VAT_NUMBER: read('OPERATOR_VAT_NUMBER'),
  };
}
