import { expect, test } from 'vitest';
import { calculators as engineRooms } from '@suen/engine';
import { calculators, calculatorSections } from './calculators.ts';

test('the four sections hold the calculators that the specification puts there', () => {
  const sections = calculatorSections.map(({ id, calculators: inSection }) => [
    id,
    inSection.map((calculator) => calculator.id),
  ]);
  expect(Object.fromEntries(sections)).toMatchObject({
    income: expect.arrayContaining(['net-salary', 'freelance', 'joint-salary']),
    tax: expect.arrayContaining(['tax-optimization', 'outstanding-balance-insurance']),
    loans: expect.arrayContaining(['loan-cost', 'loan-overpayment']),
    housing: expect.arrayContaining(['home-affordability', 'solar-panels']),
  });
});

const rooms = Object.keys(import.meta.glob('./*/page.tsx')).map((file) => file.split('/')[1] ?? '');

test.each(rooms)('the room %s is in the list of the site', (room) => {
  expect(calculators.map(({ id }) => id)).toContain(room);
});

// Salary statistics are used by other pages and gross salary by programs, so they have no page.
const withoutPage: ReadonlySet<string> = new Set(['salary-statistics', 'gross-salary']);
test.each(engineRooms.map(({ id }) => id).filter((id) => !withoutPage.has(id)))(
  'the calculator %s of the engine has a page',
  (id) => {
    expect(calculators.map((calculator): string => calculator.id)).toContain(id);
  },
);

test.each(calculators)('the page of $id is one of a calculator of the engine', ({ id }) => {
  expect(engineRooms.map((room): string => room.id)).toContain(id);
});
