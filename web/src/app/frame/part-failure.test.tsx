import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { PartFailure } from './PartFailure.tsx';
import en from './texts/en.json';

test('a part that fails to load offers to load the page again', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  showInSite(<PartFailure />, {
    texts: { en: { frame: en }, fr: { frame: en }, de: { frame: en } },
  });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent(window, new Event('vite:preloadError'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Part of this page could not be loaded. Please check your connection. Load the page again',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reload).toHaveBeenCalledOnce();
});
