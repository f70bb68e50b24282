import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'shares', name: 'Shares' },
  { id: 'years', name: 'Years' },
  { id: 'balance', name: 'Balance' },
] as const;

function Example() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('shares');
  return (
    <Tabs label="Charts" tabs={tabs} selected={selected} onChange={select}>
      <p>What is in {selected}</p>
    </Tabs>
  );
}

test('goes from tab to tab by the arrow keys, Home and End, and back around', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'Years'],
    ['{ArrowRight}', 'Balance'],
    ['{ArrowRight}', 'Shares'],
    ['{ArrowLeft}', 'Balance'],
    ['{ArrowLeft}', 'Years'],
    ['{Home}', 'Shares'],
    ['{End}', 'Balance'],
  ] as const) {
    await user.keyboard(key);
    const tab = screen.getByRole('tab', { name });
    expect(document.activeElement).toBe(tab);
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(
      `What is in ${name.toLowerCase()}`,
    );
  }
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});

test('shows the tab that is pressed and names the row of tabs', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Years' }));
  expect(screen.getByRole('tabpanel', { name: 'Years' })).toBeDefined();
  expect(screen.getByRole('tablist', { name: 'Charts' })).toBeDefined();
});
