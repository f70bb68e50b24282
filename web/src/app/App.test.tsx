import { act, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import homeDe from '../pages/home/texts/de.json';
import homeFr from '../pages/home/texts/fr.json';
import notFoundFr from '../pages/not-found/texts/fr.json';
import { knownYearsIn } from '../shared/test-support/known-years.test-support.ts';
import { App } from './App.tsx';
import { nothing } from './consent/consent-record.ts';
import { chooseConsent } from './consent/consent-store.ts';
import { showHead } from './document-head.ts';
import { loadFirstPage, loadPage } from './page-loader.ts';
import { destinationOf } from './routes.ts';
// The first page is loaded beforehand, because loading can take longer than a test waits.
import '../pages/home/page.tsx';

// A page loads its texts, which can take long on a busy machine.
configure({ asyncUtilTimeout: 4000 });

const router: { navigate?: NavigateFunction } = {};

function Navigator() {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [navigate]);
  return null;
}

const go = (to: string) => act(async () => router.navigate?.(to));
const press = (element: HTMLElement) => act(async () => userEvent.click(element));
const goBack = () => act(async () => router.navigate?.(-1));

/** The browser's router does the same on every navigation, before the page is loaded. */
const windowGoesTo = (pathname: string) => window.history.replaceState(null, '', pathname);

async function openSite(pathname: string) {
  const destination = destinationOf(pathname);
  const { translator } = await loadFirstPage(destination);
  showHead(destination, translator);
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <App />
      <Navigator />
    </MemoryRouter>,
  );
}

function scrollPageTo(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  window.dispatchEvent(new Event('scroll'));
}

const title = () => screen.getByRole('heading', { level: 1 });
const contentOf = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );

beforeEach(() => {
  // No banner for a visitor who has already chosen.
  chooseConsent(nothing);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** The meta texts of the home page with the years that the engine knows. */
const written = (text: string) => text.replace('{years}', knownYearsIn('fr'));

describe('going to another page', () => {
  test('changes the head, starts at the top, and puts the focus on its title', async () => {
    await openSite('/fr/nothing');
    expect(contentOf('robots')).toEqual(['noindex']);
    await press(screen.getByRole('link', { name: notFoundFr.home }));
    expect(await screen.findByRole('heading', { name: homeFr.title })).toBe(title());
    expect(document.activeElement).toBe(title());
    expect(document.title).toBe(homeFr.meta.title);
    expect(contentOf('robots')).toEqual(['index, follow']);
    expect(contentOf('description')).toEqual([written(homeFr.meta.description)]);
    expect(screen.getByText(homeFr.meta.title, { selector: 'output' })).toBeDefined();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  test('and back returns to where the reader was', async () => {
    await openSite('/fr');
    scrollPageTo(640);
    // The browser has its next entry already, and the page of the last one is still drawn.
    window.history.replaceState({ key: 'next' }, '', '/fr');
    scrollPageTo(0);
    await go('/fr/nothing');
    await screen.findByRole('heading', { name: notFoundFr.title });
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    await goBack();
    await screen.findByRole('heading', { name: homeFr.title });
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });
});

describe('another language', () => {
  test('leaves the focus at the switch and renames the page', async () => {
    await openSite('/fr');
    await press(screen.getByText('Français', { selector: 'summary *' }));
    await press(screen.getByRole('link', { name: 'Deutsch' }));
    await screen.findByRole('heading', { name: homeDe.title });
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe(homeDe.meta.title);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    expect(document.querySelector('details[open]')).toBeNull();
  });
});

test('links keep the prefix of English where the address has it', async () => {
  await openSite('/en');
  for (const link of screen.getAllByRole('link', { name: /salary|income/i })) {
    expect(link.getAttribute('href')).toMatch(/^\/en\/(?:[a-z-]+\/calculator|calculators#income)$/);
  }
});

test('a page that nobody waits for any more may fail to load, and is asked for again when it is wanted', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const destination = destinationOf('/de/faq');
  const load = vi.fn<typeof destination.route.load>(() => Promise.reject(new Error('no network')));
  const failing = { ...destination, route: { ...destination.route, load } };
  windowGoesTo('/de');
  void loadPage(failing);
  expect(document.documentElement.dataset).toHaveProperty('loading');
  await vi.waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('loading'));
  expect(reload).not.toHaveBeenCalled();

  windowGoesTo('/de/faq');
  void loadPage(failing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that cannot be loaded is loaded by the browser itself', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.doMock('../pages/not-found/texts/de.json?compiled', () => {
    throw new Error('no network');
  });
  await openSite('/de');
  windowGoesTo('/de/nothing');
  await go('/de/nothing');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(title().textContent).toBe(homeDe.title);
});
