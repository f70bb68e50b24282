import { expect, test } from 'vitest';
import { operatorSettings } from './operator-settings.ts';

const whole = {
  OPERATOR_NAME: 'Example S.à r.l.',
  OPERATOR_ADDRESS: '1, rue de l’Exemple, L-1000 Luxembourg',
  OPERATOR_EMAIL: 'team@suen.example',
};

test('an environment without an operator gives no legal notice', () => {
  expect(Object.values(operatorSettings({}))).toEqual(['', '', '', '', '']);
  expect(operatorSettings({ OPERATOR_NAME: ' ' }).OPERATOR_NAME).toBe('');
});

test('name, address and email are enough: not everybody has a register or VAT number', () => {
  expect(operatorSettings(whole)).toEqual({
    ...whole,
    OPERATOR_REGISTER_NUMBER: '',
    OPERATOR_VAT_NUMBER: '',
  });
});

test.each([
  [{ OPERATOR_NAME: 'Example' }, 'OPERATOR_ADDRESS and OPERATOR_EMAIL'],
  [{ ...whole, OPERATOR_NAME: '' }, 'OPERATOR_NAME'],
  [{ OPERATOR_VAT_NUMBER: 'LU12345678' }, 'OPERATOR_NAME and OPERATOR_ADDRESS and OPERATOR_EMAIL'],
  [{ ...whole, OPERATOR_EMAIL: 'nobody' }, 'OPERATOR_EMAIL is no email address'],
])('%o ends the build', (environment, named) => {
  expect(() => operatorSettings(environment)).toThrow(named);
});
