import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import { translatorOfSite } from '../../shared/test-support/translator-in-test.test-support.ts';
import { TranslatorContext } from '../../shared/translation/use-translation.ts';
import TaxOptimizationPage from './page.tsx';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
});

/** The page as it was built on one day and is opened on another. */
async function openBuiltPage(builtOn: string, openedAt: string) {
  const page = (
    <MemoryRouter>
      <TranslatorContext value={translatorOfSite('en')}>
        <TaxOptimizationPage />
      </TranslatorContext>
    </MemoryRouter>
  );
  vi.stubEnv('BUILD_DAY', builtOn);
  setClock(`${builtOn}T12:00:00Z`);
  const html = renderToString(page);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const container = document.querySelector('#root');
  if (container === null) throw new Error('nothing was drawn');
  setClock(openedAt);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError });
  });
  return { html, errors };
}

const taxYear = () => screen.getByRole('combobox', { name: 'Tax year' });

// The first limit of a private pension plan was 3 200 in 2025 and is 4 500 from 2026.
test.each([
  ['2025-12-30', '2026-01-01T08:00:00Z', '2025', '2026', '3\u00A0200', '4\u00A0500'],
  ['2026-11-22', '2026-12-31T22:59:00Z', '2026', '2026', '4\u00A0500', '4\u00A0500'],
])('a page built on %s and opened at %s becomes that of its day', async (...given) => {
  const [builtOn, openedAt, yearInHtml, year, limitInHtml, limit] = given;
  const { html, errors } = await openBuiltPage(builtOn, openedAt);
  expect(html).toContain(`<option value="${yearInHtml}" selected="">`);
  expect(html).toContain(`up to €\u00A0${limitInHtml}`);
  expect(errors).toEqual([]);
  expect(taxYear()).toHaveProperty('value', year);
  expect(document.body.textContent).toContain(`up to €\u00A0${limit}`);
  expect(descriptionOf(taxYear())).toBe('The rules of this tax year apply.');
});

test.each(['2027-01-01T08:00:00Z', '2028-06-01T08:00:00Z'])(
  'beyond the newest known law, at %s, that is chosen and said',
  async (openedAt) => {
    const { errors } = await openBuiltPage('2026-12-31', openedAt);
    expect(errors).toEqual([]);
    expect(taxYear()).toHaveProperty('value', '2026');
    expect(descriptionOf(taxYear())).toBe(
      'We do not know this year’s rules yet. These are the newest that we know.',
    );
  },
);
