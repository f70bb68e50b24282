import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { barOfAnswer, wholeCalculation } from '../../shared/testing/whole-result.ts';
import {
  annualPremiumsAbove,
  calculate,
  oneOf30,
  premiumInLumpSum,
  taxedSinglePremium,
} from './fixtures.ts';

const alone = { age1: 30, age2: '', childrenInHousehold: '', taxableIncome: 60_000 };

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

describe('the result', () => {
  it('takes the focus with the highest deduction in its heading', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('Maximum deduction');
    expect(document.activeElement?.textContent).toContain('€21504.00');
    expect(text()).toContain(
      'You can additionally deduct €16 504.00 for insurances to lower your taxes.',
    );
    // 5 000 x 45.78 %, the highest rate of 2025 with its surcharge: 2 289. It is said once.
    expect(text().split('lowers your tax by at most € 2 289')).toHaveLength(2);
    expect(barOfAnswer()).toEqual(['Limit 21 504.00', 'Used 5 000.00', 'Unused 16 504.00']);
  });

  it('shows what is used of the limit, with the law and the arithmetic on request', async () => {
    const { user } = await calculate();
    expect(text()).toContain('You pay € 5 000. The limit is € 21 504. You use 23.25 % of it.');
    await user.click(screen.getByText('See details'));
    expect(text()).toContain('Grand-Ducal regulation of 19 December 2008');
    expect(wholeCalculation()).toBeDefined();
  });

  it('explains the age factors with the reader’s own figures', async () => {
    await calculate();
    expect(text()).toContain(
      'You are 35. That is 5 years over 30. Each year adds 8 % to the basic limit of € 6 000. In total, the limit is multiplied by 1.4.',
    );
    expect(text()).toContain(
      'Your partner is 37. That is 7 years over 30. Each year adds 8 % to the basic limit of € 6 000. In total, the limit is multiplied by 1.56.',
    );
    expect(text()).toContain(
      'Each of your 2 children adds € 1 200 once. We multiply this by 1.56, the factor of the older of you.',
    );
    expect(text()).toContain('Your limit is € 21 504.');
  });

  it('says that a young age does not raise the limit', async () => {
    await calculate(oneOf30);
    expect(text()).toContain('Up to 30, the limit does not rise with age.');
    expect(text()).toContain('Your basic limit of € 6 000 applies (factor 1).');
  });

  it('tells what is too much of annual premiums, which share a ceiling', async () => {
    await calculate(annualPremiumsAbove);
    expect(barOfAnswer()).toEqual(['Limit 672.00', 'Used 672.00', 'Above the limit 28.00']);
    expect(text()).toContain(
      'You are over deducting €28.00 for insurances. You can lower your deductions by this amount.',
    );
    expect(text()).not.toContain('How your age changes the limit');
  });

  it('tells what the premium saves in tax and what it costs after it, where an income is known', async () => {
    await calculate(taxedSinglePremium, { ...alone, outstandingBalanceInsurance: 10_000 });
    expect(text()).toContain(
      'The premium lowers your tax by € 2 315. After tax it costs you € 7 685.',
    );
    expect(text()).not.toContain('lowers your tax by at most');
    const table = screen.getByRole('table', { name: 'Your premium after tax' });
    const cells = [...table.querySelectorAll('tbody td')].map((cell) => cell.textContent);
    expect(cells).toEqual(
      ['€10000.00', '€6000.00', '−€2315.00', '€7685.00'].map((amount) =>
        expect.stringContaining(amount),
      ),
    );
    expect(text()).toContain('You pay the premium once, and it saves tax in 2026 only.');
  });

  it('says so where the premium saves nothing', async () => {
    await calculate(premiumInLumpSum, { ...alone, outstandingBalanceInsurance: 480 });
    expect(text()).toContain('The premium saves no tax here');
  });
});
