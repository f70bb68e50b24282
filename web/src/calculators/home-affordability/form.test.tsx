import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { descriptionOf, box } from '../../shared/test-support/controls.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import { fillIn, showPageOf } from '../calculator-in-test.test-support.tsx';

const showPage = () => showPageOf('home-affordability');

describe('the form', () => {
  // Registration 6 % and transcription 1 %, a credit of 40 000 per buyer, 80 000 for two (sources in the engine's
  // law/home-purchase.ts); shares of a third and 40 % (in its assumptions/home-affordability.ts).
  test('quotes the figures of the law and of our assumptions', () => {
    setClock('2026-11-22T12:00:00Z');
    showPage();
    expect(
      screen.getByText(/You can comfortably spend one third of it on loans, and 40 % at most/),
    ).toBeDefined();
    expect(screen.getByText(/duties of 7 % of the price/)).toBeDefined();
    expect(screen.getByText(/up to € 40 000, so a couple can use € 80 000/)).toBeDefined();
    // The notary's scale at 750 000 and the mortgage deed of 600 000: 2 223.27 and 3 002.98, in whole euros.
    expect(
      screen.getByText(
        /At a price of € 750 000, the fee with VAT is € 2 223.*€ 600 000 costs € 3 003/,
      ),
    ).toBeDefined();
    // A deed of the summer of 2025 whose preliminary contract was registered in time.
    expect(screen.getByText(/until 30 September 2025 if a preliminary contract/)).toBeDefined();
    expect(screen.getByText(/Your loan may be at most 100 %.*90 %.*80 %/)).toBeDefined();
  });

  test('names the default that it takes for an empty term', () => {
    showPage();
    fillIn({ loanTermYears: '' });
    expect(descriptionOf(box('Loan term'))).toContain('If you leave this empty, we use 20 years.');
  });

  test('counts two buyers with a second income, until somebody chooses otherwise', async () => {
    showPage();
    const expectBuyers = (text: string) =>
      waitFor(() => expect(screen.getByText(`First home to live in · ${text}`)).toBeDefined());
    fillIn({ firstNetIncome: '4500' });
    await expectBuyers('1 buyer');
    fillIn({ secondNetIncome: '3800' });
    await expectBuyers('2 buyers');
    fillIn({ secondNetIncome: '' });
    await expectBuyers('1 buyer');
    // An income whose owner does not buy.
    fillIn({ secondNetIncome: '3800' });
    await expectBuyers('2 buyers');
    fireEvent.change(screen.getByLabelText('Buyers'), { target: { value: '1' } });
    fillIn({ secondNetIncome: '3900' });
    await expectBuyers('1 buyer');
  });
});
