import { defineForm, type EntriesOf } from './define-form.ts';
import { number } from './fields.ts';

const fields = {
  salary: number({ isRequired: true, example: 3000 }),
  hours: number({ isRequired: true, example: 40 }),
  bonus: number({ isRequired: true, example: 100 }),
  distance: number({ isRequired: true, example: 10 }),
};

export type EntriesInTest = EntriesOf<typeof fields>;

/** A salary whose least amount follows from the hours, a bonus that begins anew with it, and a distance beside them. */
export const formInTest = defineForm(
  {
    id: 'salary-in-test',
    path: '/salary-in-test',
    inputSchema: {
      title: 'SalaryInTest',
      type: 'object',
      required: ['salary', 'hours', 'bonus', 'distance'],
      properties: {
        salary: { type: 'number' },
        hours: { type: 'number' },
        bonus: { type: 'number' },
        distance: { type: 'number' },
      },
    },
  } as const,
  fields,
  {
    dependent: { salary: { dependsOn: ['hours'], limits: () => ({ minimum: 0 }) } },
    moves: { hours: () => ({ bonus: '' }) },
  },
);
