import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useHydrated } from './hydrated.ts';

const seen: boolean[] = [];

function Part() {
  const isHydrated = useHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'takes input' : 'waits'}</p>;
}

afterEach(() => {
  seen.length = 0;
});

test('static HTML waits, as it does while it is hydrated, and takes input after that', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Part />);
  expect(place.textContent).toBe('waits');
  seen.length = 0;
  const root = await act(() => hydrateRoot(place, <Part />));
  expect(seen[0]).toBe(false);
  expect(place.textContent).toBe('takes input');
  act(() => root.unmount());
  place.remove();
});

test('what the script shows takes input at once', () => {
  const { unmount } = render(<Part />);
  expect(seen).not.toContain(false);
  expect(screen.getByText('takes input')).toBeDefined();
  unmount();
});
