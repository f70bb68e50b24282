import { resultOfCase, calculators as engineRooms } from '@suen/engine';
import { expect, test } from 'vitest';
import { calculators, calculatorSections } from './calculators.ts';

test('the four sections hold the calculators that the specification puts there', () => {
  const sections = calculatorSections.map(({ id, calculators: sectionCalculators }) => [
    id,
    sectionCalculators.map((calculator) => calculator.id),
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
const roomsWithoutPage: ReadonlySet<string> = new Set(['salary-statistics', 'gross-salary']);
test.each(engineRooms.map(({ id }) => id).filter((id) => !roomsWithoutPage.has(id)))(
  'the calculator %s of the engine has a page',
  (id) => {
    expect(calculators.map((calculator): string => calculator.id)).toContain(id);
  },
);

test.each(calculators)('the page of $id is one of a calculator of the engine', ({ id }) => {
  expect(engineRooms.map((room): string => room.id)).toContain(id);
});

const wordsOfSteps = import.meta.glob<{ readonly title: object }>(
  '../{calculators,subjects}/**/*-steps/texts/en.json',
  { eager: true, import: 'default' },
);

/** The ids of all steps within an answer. */
function stepsIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const deeper = Object.values(answer).flatMap(stepsIn);
  return 'operands' in answer && 'id' in answer ? [String(answer.id), ...deeper] : deeper;
}

// Tests of components have all texts, so only a browser would miss these.
test.each(calculators)(
  'textsOfResult of $id has the words of its steps',
  ({ id, textsOfResult }) => {
    const loaded = new Set(
      Object.entries(wordsOfSteps)
        .filter(([file]) => textsOfResult.some((folder) => file.includes(`/${folder}/texts/`)))
        .flatMap(([, { title }]) => Object.keys(title)),
    );
    const room = engineRooms.find((each) => each.id === id);
    const steps = room?.examples.flatMap(({ input }) => stepsIn(resultOfCase(room, input))) ?? [];
    const message = `textsOfResult in web/src/calculators/${id}/index.ts`;
    expect(
      steps.filter((step) => !loaded.has(step)),
      message,
    ).toEqual([]);
  },
);
