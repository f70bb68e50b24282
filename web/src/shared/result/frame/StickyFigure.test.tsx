import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { showComparedFigure } from './compared-figure.ts';
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

test('says what decides in the compared column in view, and then the result again', () => {
  const headline = { current: document.createElement('h2') };
  showInSite(<StickyFigure name="Net" amount={4000} headline={headline} />);
  const bar = () => document.querySelector('[data-shown]')?.textContent.replaceAll('\u00A0', ' ');
  let end: () => void = () => {};
  act(() => {
    end = showComparedFigure({ column: 'Offer', value: '€ 4 200.00', difference: '+ € 200.00' });
  });
  expect(bar()).toBe('Offer · + € 200.00€ 4 200.00');
  act(() => end());
  expect(bar()).toBe('Net€ 4 000.00');
});
