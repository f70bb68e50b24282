import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { FoldedPart } from './FoldedPart.tsx';

function showPart(isPhone: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query.startsWith('screen'),
    addEventListener() {},
    removeEventListener() {},
  }));
  showInSite(
    <FoldedPart title="Cost" inBrief="You pay € 17 000">
      <p>Panels: € 20 000</p>
    </FoldedPart>,
  );
  return screen.getByText('Panels: € 20 000').closest('details');
}

test('on a phone a part is folded below what it comes to, and open on paper', () => {
  const fold = showPart(true);
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('CostYou pay € 17 000');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Cost');
  expect(fold?.dataset['onPaper']).toBe('true');
});

test('where there is room it is simply there', () => {
  expect(showPart(false)).toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Cost');
  expect(screen.queryByText('You pay € 17 000')).toBeNull();
});
