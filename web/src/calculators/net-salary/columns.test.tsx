import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// The columns' code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/comparison/CompareAction.tsx';
import '../../shared/comparison/ComparisonView.tsx';
import '../../shared/next-question/NextQuestions.tsx';
import './comparison.ts';
import { fakeApi } from '../../shared/test-support/fake-api.test-support.ts';
import { answer, calculate, calculationPath } from './fixtures.test-support.ts';

async function compare() {
  const { user } = await calculate();
  await user.click(screen.getByRole('button', { name: 'Compare with…' }));
  return within(await screen.findByRole('table', { name: 'Comparison with other entries' }));
}

const taxed = new Set<string | undefined>(['Income tax', 'Net salary']);
const figure = /^[\d\s]*\.\d{2}/;

const figureIn = (cell: Element | undefined) =>
  figure.exec(cell?.textContent ?? '')?.[0].replace(/\s/, ' ');

/** The name of each line, with its figures in the result and in the column. */
const linesIn = (table: Awaited<ReturnType<typeof compare>>) =>
  table
    .getAllByRole('row')
    .slice(-6)
    .map(({ children: [name, own, column] }) => [
      name?.textContent,
      figureIn(own),
      figureIn(column),
    ]);

/** Shares of 5 000 and 7 000: 8 %, 0.25 %, 2.8 %, and 1.4 % of what is above 675.935, a quarter of 2 703.74. */
const linesOf7000 = [
  ['Gross salary', '5 000.00', '7 000.00'],
  ['Pension insurance', '400.00', '560.00'],
  ['Health insurance, sick pay', '12.50', '17.50'],
  ['Health insurance, medical care', '140.00', '196.00'],
  ['Long-term care insurance', '60.54', '88.54'],
];
const linesOf5000 = linesOf7000.map(([name, own]) => [name, own, own]);

/** Has the browser say whether what is observed is in view. */
function placeLines(isIntersecting: boolean) {
  class FakeObserver {
    readonly #tell: (entries: readonly object[]) => void;
    constructor(tell: (entries: readonly object[]) => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting }]);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
}

async function enter7000() {
  const table = await compare();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  fakeApi({ [calculationPath]: [answer] });
  const gross = table.getByRole('textbox', { name: /^Gross salary/ });
  // It takes the focus once it hears what is typed.
  await waitFor(() => expect(document.activeElement).toBe(gross));
  fireEvent.change(gross, { target: { value: '7000' } });
  expect(gross).toHaveProperty('value', '7000');
  await screen.findByText(/^With the raise of € 2 000 a month, you receive/);
  const lines = () => linesIn(table).filter(([name]) => !taxed.has(name));
  const drawFrame = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { lines, drawFrame };
}

test('lines in view change with the sentence, and those further down a frame later', async () => {
  placeLines(true);
  const { lines, drawFrame } = await enter7000();
  expect(lines().slice(0, -1)).toEqual(linesOf7000.slice(0, -1));
  drawFrame();
  await waitFor(() => expect(lines()).toEqual(linesOf7000));
});

test('lines out of sight change a frame after the sentence', async () => {
  placeLines(false);
  const { lines, drawFrame } = await enter7000();
  expect(lines()).toEqual(linesOf5000);
  drawFrame();
  await waitFor(() => expect(lines()).toEqual(linesOf7000));
});

test('whatever the form asks for can be changed: a car, which then asks for its drive and its year', async () => {
  const table = await compare();
  const { callsTo } = fakeApi({ [calculationPath]: [answer] });
  const further = table.getByRole('combobox', { name: 'Change another entry…' });
  const offered = within(further)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(
    expect.arrayContaining(['Distance to work', 'Price of the new car', 'Meal vouchers per month']),
  );
  fireEvent.change(further, { target: { value: 'carPrice' } });
  const price = await table.findByRole('textbox', { name: 'Price of the new car, Alternative' });
  await waitFor(() => expect(document.activeElement).toBe(price));
  expect(table.queryByRole('option', { name: 'Price of the new car' })).toBeNull();
  fireEvent.change(price, { target: { value: '45000' } });
  await table.findByRole('combobox', { name: /^Engine type.*Alternative$/ });
  const consumption = await table.findByRole('textbox', {
    name: /^Power consumption.*Alternative$/,
  });
  fireEvent.change(consumption, { target: { value: '170' } });
  await waitFor(() =>
    expect(callsTo(calculationPath).at(-1)?.body).toMatchObject({
      companyCar: { priceWithVat: 45_000, drive: 'electric', wattHoursPerKm: 170 },
    }),
  );
});

test('the focus goes to the first entry of a column, and back to the action with the last column', async () => {
  const { user } = await calculate();
  const action = screen.getByRole('button', { name: 'Compare with…' });
  await user.click(action);
  const gross = await screen.findByRole('textbox', { name: /^Gross salary.*Alternative/ });
  await waitFor(() => expect(document.activeElement).toBe(gross));
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.queryByRole('table', { name: 'Comparison with other entries' })).toBeNull();
  expect(document.activeElement).toBe(action);
});

test('the focus goes to the button that adds a column when one of several is removed', async () => {
  const { user } = await calculate();
  await user.click(screen.getByRole('button', { name: 'Compare with…' }));
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  const [first] = await waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: /^Remove/ });
    expect(buttons).toHaveLength(2);
    return buttons;
  });
  if (first === undefined) throw new Error('no column');
  await user.click(first);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a column' }));
});
