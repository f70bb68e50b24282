import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calculateButton } from '../../shared/test-support/controls.test-support.ts';
import {
  linesOf,
  recalculateButtons,
  wholeResult,
} from '../../shared/test-support/whole-result.test-support.ts';
import { calculate, selfEmployed } from './fixtures.test-support.ts';
import en from './texts/en.json';

const supplementaryPensionBox = () =>
  screen.getByRole('textbox', {
    name: 'Your own payments to your employer’s pension scheme, per year',
    hidden: true,
  });

const grossToNet = () => within(screen.getByRole('table', { name: /^From gross to net/ }));

describe('the result', () => {
  test('takes the focus with the answer in its heading', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('Your net salary');
    expect(document.activeElement?.textContent).toContain('€3690.06');
    expect(
      screen.getByText(
        'You keep 73.8 % of € 5 000. If you earn € 100 more a month, you keep € 50 of it.',
      ),
    ).toBeDefined();
  });

  test('lists gross first, then what is taken, net last', async () => {
    await calculate();
    expect(linesOf('From gross to net, per month')).toEqual([
      [expect.stringMatching(/^Gross salary/), '5\u00A0000.00'],
      [expect.stringMatching(/^Income tax/), '696.90'],
      [expect.stringMatching(/^Pension insurance/), '400.00'],
      [expect.stringMatching(/^Health insurance, sick pay/), '12.50'],
      [expect.stringMatching(/^Health insurance, medical care/), '140.00'],
      [expect.stringMatching(/^Long-term care insurance/), '60.54'],
      [expect.stringMatching(/^Net salary/), '3\u00A0690.06'],
    ]);
  });

  test('adds accident insurance for the self-employed, who pay it themselves', async () => {
    await calculate(selfEmployed);
    expect(screen.getByRole('rowheader', { name: /^Accident insurance/ })).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /^Net income/ })).toBeDefined();
    // 5 950 / 4 = 1 487.50 a quarter.
    expect(screen.getByText(/ of about € 1 488 four times a year/)).toBeDefined();
  });

  test('shows the year under its tab', async () => {
    const { user } = await calculate();
    expect(screen.getByText(/under the rules of May to December 2025\./)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    expect(screen.getByRole('heading', { name: /€44267\.63 , Per year/ })).toBeDefined();
    expect(screen.getByRole('table', { name: 'From gross to net, per year' })).toBeDefined();
    expect(screen.getByText('Rules: all of 2025')).toBeDefined();
    expect(screen.getByText(/^Calculated on .* under the rules of 2025\./)).toBeDefined();
  });

  test('opens on the tab of the period that was entered, and keeps the one that is chosen', async () => {
    const { user, switchLanguage } = await calculate({
      grossSalary: 60_000,
      salaryPeriod: 'annual',
    });
    expect(screen.getByRole('tab', { name: /^Annual/ }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { name: /€44267\.63 , Per year/ })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Monthly/ }));
    switchLanguage('fr');
    expect(screen.getByRole('heading', { name: /3690,06/ })).toBeDefined();
  });

  test('begins anew with the period that is entered for another result', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    await user.click(recalculateButtons()[0]);
    await screen.findByRole('textbox', { name: 'Gross salary' });
    await user.click(calculateButton());
    await wholeResult();
    expect(screen.getByRole('tab', { name: /^Monthly/ }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  test('says at the tax of a month, and there alone, that the employer decides about own pension payments', async () => {
    const { user } = await calculate({ supplementaryPension: 1200 });
    const tax = () => grossToNet().getByRole('row', { name: /^Income tax/ });
    expect(tax().textContent).toContain('only if your employer takes them into account each month');
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    expect(tax().textContent).not.toContain('employer');
  });

  test('says that twelve months are not the year, with both amounts', async () => {
    await calculate();
    // 12 x 3 690.06 = 44 280.72
    expect(screen.getByText(/€ 44 280\.72, but you receive € 44 267\.63/)).toBeDefined();
  });

  // Administration des contributions directes, CIM 2025: 3 504 at most.
  test.each([
    ['class 1a', 2, 1],
    ['class 1', 1, 0],
  ])(
    'says in class 1a alone that the credit of single parents is left out: %s',
    async (_, taxClass, times) => {
      await calculate({ taxClass });
      expect(
        screen.queryAllByText(/\(.*CIM\) is not included\. It is up to €\s3\s504 a year/),
      ).toHaveLength(times);
    },
  );

  test('opens how a line is computed below the line', async () => {
    const { user } = await calculate();
    const line = grossToNet().getByRole('button', { name: /^Pension insurance/ });
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(
      screen.getByRole('link', { name: /Code de la sécurité sociale, art. 238/ }),
    ).toBeDefined();
    await user.click(line);
    expect(screen.queryByRole('link', { name: /art. 238/ })).toBeNull();
  });

  test('shows a tax that is paid out with its sign and a sentence, and without a slice', async () => {
    // Below the minimum wage, the refundable credits exceed the tax.
    await calculate({ grossSalary: 2000 });
    const tax = grossToNet().getByRole('row', { name: /^Income tax/ });
    expect(tax.textContent).toContain('\u221289.70');
    expect(tax.textContent).toContain('The difference is paid out to you');
    expect(await screen.findByRole('img', { name: /^Pension insurance/ })).toBeDefined();
    expect(screen.queryByRole('img', { name: /^Income tax/ })).toBeNull();
  });
});

describe('the way back', () => {
  test('is another Recalculate at the end of the result, for those who have read all of it', async () => {
    const { user } = await calculate();
    const [, end] = recalculateButtons();
    const disclaimer = screen.getByRole('heading', { name: 'Disclaimer' });
    expect(disclaimer.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(end);
    expect(await screen.findByRole('textbox', { name: 'Gross salary' })).toHaveProperty(
      'value',
      '5\u00A0000.00',
    );
  });

  test('is the browser’s Back, and Forward leads to the result again', async () => {
    const { travel } = await calculate();
    travel(-1);
    await screen.findByRole('textbox', { name: 'Gross salary' });
    travel(1);
    await wholeResult();
    expect(recalculateButtons()).toHaveLength(2);
  });

  test('opens what a field that leads back to is folded in', async () => {
    const { user } = await calculate();
    await user.click(recalculateButtons()[0]);
    const title = await screen.findByText(en.form.groups.card.employee);
    const details = title.closest('details');
    await user.click(title);
    await user.type(supplementaryPensionBox(), '100');
    await user.click(title);
    expect(details?.open).toBe(false);
    await user.click(calculateButton());
    await wholeResult();
    await user.click(
      screen.getByRole('button', {
        name: `Change “${en.form.supplementaryPension.label.employee}”`,
      }),
    );
    await waitFor(() => expect(document.activeElement).toBe(supplementaryPensionBox()));
    expect(supplementaryPensionBox().closest('details')?.open).toBe(true);
  });

  test('does not lead there by a change of language', async () => {
    const { switchLanguage } = await calculate();
    switchLanguage('fr');
    expect(await screen.findByRole('button', { name: 'Recalculer' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Modifier vos données' })).toBeDefined();
    expect(screen.getByRole('heading', { name: /Votre salaire net 3690,06/ })).toBeDefined();
  });
});
