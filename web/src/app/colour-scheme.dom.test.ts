import { act, renderHook } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { colourSchemeKey, useColourScheme } from './colour-scheme.ts';

const shownScheme = () => document.documentElement.dataset['colorScheme'];

/** A device whose scheme can be switched. */
function fakeDevice() {
  const device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => device);
  return {
    switchTo: (scheme: 'light' | 'dark') => {
      device.matches = scheme === 'dark';
      device.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="">';
});

const frameColours = () =>
  [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));

test('without a choice the page follows the device', () => {
  const device = fakeDevice();
  const { result, unmount } = renderHook(() => useColourScheme());
  expect(result.current[0]).toBe('auto');
  expect(shownScheme()).toBe('light');
  act(() => device.switchTo('dark'));
  expect(shownScheme()).toBe('dark');
  expect(frameColours()).toEqual(['#f6f7f7', '#222831']);
  unmount();
});

test('a choice is kept, and wins over the device', () => {
  const device = fakeDevice();
  const { result, unmount } = renderHook(() => useColourScheme());
  act(() => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
  expect(window.localStorage.getItem(colourSchemeKey)).toBe('dark');
  expect(shownScheme()).toBe('dark');
  expect(frameColours()).toEqual(['#222831', '#222831']);
  act(() => device.switchTo('light'));
  expect(shownScheme()).toBe('dark');
  unmount();
});

test('a choice made in another tab is taken over', () => {
  fakeDevice();
  const { result, unmount } = renderHook(() => useColourScheme());
  window.localStorage.setItem(colourSchemeKey, 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: colourSchemeKey })));
  expect(result.current[0]).toBe('dark');
  expect(shownScheme()).toBe('dark');
  unmount();
});

test('a browser that forbids storage keeps the choice for the page', () => {
  fakeDevice();
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  const { result, unmount } = renderHook(() => useColourScheme());
  act(() => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
  expect(shownScheme()).toBe('dark');
  act(() => result.current[1]('auto'));
  expect(shownScheme()).toBe('light');
  unmount();
});

test('the first script of a page reads the same key and sets the same attribute', async () => {
  const script = await readFile(
    path.join(import.meta.dirname, '../../build/pages/colour-scheme.js'),
    'utf8',
  );
  expect(script).toContain(`localStorage.getItem('${colourSchemeKey}')`);
  fakeDevice();
  window.localStorage.setItem(colourSchemeKey, 'dark');
  delete document.documentElement.dataset['colorScheme'];
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is ours and stands inline in every page
  new Function(script)();
  expect(shownScheme()).toBe('dark');
  window.localStorage.setItem(colourSchemeKey, 'nonsense');
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
  expect(shownScheme()).toBe('light');
});
