import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../shared/test-support/fake-api.test-support.ts';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import frameEn from '../frame/texts/en.json';
import { everything, nothing } from './consent-record.ts';
import { forgetConsent } from './consent-store.ts';
import { Consent } from './Consent.tsx';
import { ConsentSettingsButton } from './ConsentSettingsButton.tsx';
import de from './texts/de.json';
import en from './texts/en.json';

const told = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('./services.ts', () => ({ applyConsent: told }));

const key = 'cookie-consent';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

function showSite() {
  return showInSite(
    <>
      <Consent />
      <main>
        <h1>Page</h1>
      </main>
      <ConsentSettingsButton />
    </>,
  );
}

/** The banner's script loads on first use, which can take more than a second on a busy machine. */
const banner = () => screen.findByRole('region', { name: en.title }, { timeout: 10_000 });
const queryBanner = () => screen.queryByRole('region', { name: en.title });
const button = (name: string) => screen.getByRole('button', { name });
const switches = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
const settingsButton = () => button(frameEn.footer.cookieSettings);

beforeEach(() => {
  forgetConsent();
  fakeApi({ '/site-settings': [{ status: 200, body: {} }] });
});

describe('the first visit', () => {
  test('is asked, and told where', async () => {
    showSite();
    await banner();
    expect(screen.getByRole('status').textContent).toBe(en.announcement);
    expect(document.activeElement).toBe(document.body);
    expect(switches()).toEqual([]);
  });

  test.each([
    ['Accept All', everything],
    ['Decline All', nothing],
  ])('%s is kept and ends the question', async (name, record) => {
    const { user } = showSite();
    await banner();
    await user.click(button(name));
    expect(stored()).toEqual(record);
    expect(queryBanner()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page' }));
  });

  test('may choose; everything is off until it is switched on', async () => {
    const { user } = showSite();
    await banner();
    await user.click(button('Customize'));
    expect(switches().map(({ checked }) => checked)).toEqual([false, false, false, false]);
    await vi.waitFor(() => expect(document.activeElement).toBe(switches()[0]));
    await user.click(screen.getByRole('checkbox', { name: en.purpose.adMeasurement.name }));
    await user.click(button('Save'));
    expect(stored()).toEqual({ ...nothing, adMeasurement: true });
    expect(queryBanner()).toBeNull();
  });

  test('is not ended by Escape', async () => {
    const { user } = showSite();
    await banner();
    button('Decline All').focus();
    await user.keyboard('{Escape}');
    expect(queryBanner()).not.toBeNull();
  });

  test('is asked in the language of the page', async () => {
    const { switchLanguage } = showSite();
    await banner();
    switchLanguage('de');
    const german = await screen.findByRole('region', { name: de.title });
    expect(within(german).getByRole('button', { name: de.declineAll })).toBeTruthy();
  });
});

describe('a later visit', () => {
  test('is not asked again', async () => {
    localStorage.setItem(key, JSON.stringify(nothing));
    showSite();
    // The banner appears shortly after the page, if at all.
    await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
    expect(queryBanner()).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('is asked again when what is stored is no choice', async () => {
    localStorage.setItem(key, '{"analytics":true}');
    showSite();
    expect(await banner()).toBeTruthy();
  });

  test('may change the choice by the button in the footer', async () => {
    localStorage.setItem(key, JSON.stringify({ ...nothing, ads: true }));
    const { user } = showSite();
    await user.click(settingsButton());
    const region = await banner();
    expect(document.activeElement).toBe(region);
    expect(switches().map(({ checked }) => checked)).toEqual([false, true, false, false]);
    await user.click(screen.getByRole('checkbox', { name: en.purpose.ads.name }));
    await user.click(button('Save'));
    expect(stored()).toEqual(nothing);
    expect(document.activeElement).toBe(settingsButton());
  });

  test('may leave the choice as it is', async () => {
    localStorage.setItem(key, JSON.stringify(everything));
    const { user } = showSite();
    await user.click(settingsButton());
    await banner();
    await user.keyboard('{Escape}');
    expect(queryBanner()).toBeNull();
    expect(stored()).toEqual(everything);
    expect(document.activeElement).toBe(settingsButton());
  });
});

test('a choice in another window counts here too', async () => {
  showSite();
  await banner();
  localStorage.setItem(key, JSON.stringify(nothing));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(queryBanner()).toBeNull();
});

test('a choice that is deleted in another window is taken back, and asked for anew', async () => {
  localStorage.setItem(key, JSON.stringify(everything));
  showSite();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(everything));
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(nothing));
  await banner();
});

test('a browser that keeps nothing is asked once a page', async () => {
  const refuse = () => {
    throw new DOMException('No storage', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { user } = showSite();
  await banner();
  await user.click(button('Decline All'));
  expect(queryBanner()).toBeNull();
});
