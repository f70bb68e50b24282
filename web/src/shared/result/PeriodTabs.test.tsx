// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { showInSite } from '../testing/show-in-site.tsx';
import shared from '../texts/en.json';
import { PeriodTabs, type ResultPeriod } from './PeriodTabs.tsx';

afterEach(cleanup);

function Example() {
  const [period, change] = useState<ResultPeriod>('monthly');
  return (
    <PeriodTabs period={period} onChange={change}>
      <p>What is {period}</p>
    </PeriodTabs>
  );
}

it('goes from tab to tab by the arrow keys, Home and End, and back around', async () => {
  const texts = { shared };
  showInSite(<Example />, { texts: { en: texts, fr: texts, de: texts } });
  const user = userEvent.setup();
  await user.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'Annual'],
    ['{ArrowRight}', 'Monthly'],
    ['{ArrowLeft}', 'Annual'],
    ['{Home}', 'Monthly'],
    ['{End}', 'Annual'],
  ] as const) {
    await user.keyboard(key);
    const tab = screen.getByRole('tab', { name });
    expect(document.activeElement).toBe(tab);
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(
      `What is ${name.toLowerCase()}`,
    );
  }
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0]);
});
