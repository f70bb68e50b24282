import { describe, expect, test, vi } from 'vitest';
import {
  changeKept,
  deleteAllKept,
  readKept,
  subscribeToKept,
  type KeptCalculation,
} from './kept-calculations.ts';

const key = 'kept-calculations';
const offer: KeptCalculation = {
  id: '1',
  name: 'Offer',
  calculator: 'net-salary',
  keptOn: '2026-11-22',
  link: '1-abc_g-65000',
};
const other = { ...offer, id: '2', name: 'Other offer' };
const add = (calculation: KeptCalculation) => changeKept((list) => [...list, calculation]);
const stored = () => localStorage.getItem(key);

test('nothing is kept before somebody asks for it', () => {
  expect(readKept()).toEqual({ kind: 'list', calculations: [], others: [] });
  expect(localStorage).toHaveLength(0);
});

test('what is kept has a version, and is gone from the device when the last one is deleted', () => {
  expect(add(offer)).toBeUndefined();
  expect(add(other)).toBeUndefined();
  expect(JSON.parse(stored() ?? '')).toEqual({ version: 1, calculations: [offer, other] });
  expect(readKept()).toEqual({ kind: 'list', calculations: [offer, other], others: [] });
  expect(readKept()).toBe(readKept());
  changeKept((list) => list.filter(({ id }) => id !== '1'));
  expect(readKept()).toMatchObject({ calculations: [other] });
  changeKept(() => []);
  expect(stored()).toBeNull();
});

test('every listener hears of a change, here and in another tab', () => {
  const hear = vi.fn<() => void>();
  const end = subscribeToKept(hear);
  add(offer);
  expect(hear).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(hear).toHaveBeenCalledTimes(2);
  end();
  add(other);
  expect(hear).toHaveBeenCalledTimes(2);
});

describe('nothing is lost of', () => {
  test.each([
    ['damaged', '{"version":1'],
    ['damaged', '"words"'],
    ['damaged', '[]'],
    ['damaged', '{"version":0,"calculations":[]}'],
    ['damaged', '{"version":1,"calculations":{}}'],
    ['newer', '{"version":2,"groups":[]}'],
  ] as const)('a %s list: %s', (kind, text) => {
    localStorage.setItem(key, text);
    expect(readKept()).toEqual({ kind });
    expect(add(offer)).toBe(kind);
    expect(stored()).toBe(text);
    expect(deleteAllKept()).toBeUndefined();
    expect(stored()).toBeNull();
  });

  test('an entry that is none, beside others', () => {
    const foreign = { id: 3, name: 'No text' };
    localStorage.setItem(key, JSON.stringify({ version: 1, calculations: [foreign, offer] }));
    expect(readKept()).toEqual({ kind: 'list', calculations: [offer], others: [foreign] });
    add(other);
    expect(JSON.parse(stored() ?? '')).toEqual({
      version: 1,
      calculations: [offer, other, foreign],
    });
  });
});

test('a browser that forbids storage says so', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readKept()).toEqual({ kind: 'blocked' });
  expect(add(offer)).toBe('blocked');
});

test('a full storage says so and keeps what is there', () => {
  add(offer);
  const text = stored();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(
    Object.assign(Object.create(Storage.prototype), { getItem: () => text, setItem }),
  );
  expect(add(other)).toBe('full');
  expect(readKept()).toMatchObject({ calculations: [offer] });
});
