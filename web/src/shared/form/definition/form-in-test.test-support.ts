import { defineForm, type EntriesOf } from './define-form.ts';
import { choice, money, number } from './fields.ts';

/** The call of a form, all of whose fields are required. */
export function callInTest<const Id extends string, const Properties extends object>(
  id: Id,
  properties: Properties,
) {
  return {
    id,
    path: `/${id}`,
    inputSchema: {
      title: 'RequestInTest',
      type: 'object',
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the properties
      required: Object.keys(properties) as Extract<keyof Properties, string>[],
      properties,
    },
  } as const;
}

const fields = {
  salary: number({ isRequired: true, example: 3000 }),
  hours: number({ isRequired: true, example: 40 }),
  bonus: number({ isRequired: true, example: 100 }),
  distance: number({ isRequired: true, example: 10 }),
};

export type EntriesInTest = EntriesOf<typeof fields>;

/** A salary whose least amount follows from the hours, a bonus that begins anew with it, and a distance beside them. */
export const formInTest = defineForm(
  callInTest('salary-in-test', {
    salary: { type: 'number' },
    hours: { type: 'number' },
    bonus: { type: 'number' },
    distance: { type: 'number' },
  }),
  fields,
  {
    dependent: { salary: { dependsOn: ['hours'], limits: () => ({ minimum: 0 }) } },
    moves: { hours: () => ({ bonus: '' }) },
  },
);

/** A rent of a month or a year: more than 9 000 a month is asked about. */
export const rentInTest = defineForm(
  callInTest('rent-in-test', {
    rent: { type: 'number', minimum: 100 },
    period: { enum: ['monthly', 'annual'] },
  }),
  { rent: money({ isRequired: true }), period: choice<'monthly' | 'annual'>('monthly') },
  {
    doubts: {
      rent: (rent, { period }) =>
        period === 'monthly' && (rent ?? 0) > 9000
          ? { meant: 'annual', entries: { period: 'annual' } }
          : undefined,
    },
  },
);
