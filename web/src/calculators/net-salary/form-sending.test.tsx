import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  descriptionOf,
  box,
  calculateButton,
  termsBox,
} from '../../shared/test-support/controls.test-support.ts';
import { fakeApi, type ImmediateAnswer } from '../../shared/test-support/fake-api.test-support.ts';
import { wholeResult } from '../../shared/test-support/whole-result.test-support.ts';
import {
  answerTo,
  calculate,
  calculationPath,
  june2025,
  showPage,
} from './fixtures.test-support.ts';

describe('sending', () => {
  test('says that it calculates, and sends once however often it is asked', async () => {
    let finish: (answer: ImmediateAnswer) => void = () => {};
    const { calls } = fakeApi({
      [calculationPath]: [new Promise<ImmediateAnswer>((resolve) => (finish = resolve))],
    });
    const { user } = showPage();
    await user.type(box('Gross salary'), '5000');
    await user.click(termsBox());
    await user.click(calculateButton());
    await user.click(calculateButton());
    await user.click(await screen.findByRole('button', { name: 'Calculating...' }));
    expect(calls).toHaveLength(1);
    finish({ status: 200, body: answerTo({ ...june2025, payMonth: '2025-01' }) });
    await wholeResult();
  });

  test('puts what the API refuses at its field, with its limit', async () => {
    const errors = [
      { field: 'grossSalary', code: 'belowMinimumSalaryForHours', message: 'refused', limit: 6000 },
    ];
    fakeApi({ [calculationPath]: [{ status: 400, body: { errors } }] });
    const { user } = showPage();
    await user.type(box('Gross salary'), '5000');
    await user.click(termsBox());
    await user.click(calculateButton());
    await screen.findByRole('alert');
    expect(descriptionOf(box('Gross salary'))).toBe(
      'For your working hours, the lowest amount we accept is €\u00A06\u00A0000.00.',
    );
    expect(document.activeElement).toBe(box('Gross salary'));
    await user.type(box('Gross salary'), '1');
    expect(box('Gross salary').getAttribute('aria-invalid')).toBe('false');
  });

  test('leaves nothing of the entries in an address, nor in storage beyond the tab', async () => {
    await calculate();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/salary/calculator');
    expect(localStorage).toHaveLength(0);
    await waitFor(() =>
      expect(Object.keys(sessionStorage).toSorted()).toEqual([
        'suen.net-salary.form',
        'suen.net-salary.result',
      ]),
    );
    expect(JSON.stringify(window.history.state)).not.toContain('5000');
  });
});
