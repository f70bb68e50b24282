import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInSite } from '../testing/show-in-site.tsx';
import { StickyFigure } from './StickyFigure.tsx';

test('follows the last of several observations that come at once', () => {
  let tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => {};
  class FakeObserver {
    constructor(listener: typeof tell) {
      tell = listener;
    }
    readonly observe = () => {};
    readonly disconnect = () => {};
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const headline = { current: document.createElement('h2') };
  showInSite(<StickyFigure name="Net" amount={1} headline={headline} />);
  const shown = () => document.querySelector('[data-shown]')?.getAttribute('data-shown');
  act(() => tell([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(shown()).toBe('true');
  act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(shown()).toBe('false');
});
