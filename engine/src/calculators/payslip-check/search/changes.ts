import { specialRuleFields } from '../../../input/special-rule-fields.ts';
import type { FromSchema } from '../../../schema/from-schema.ts';
import {
  choiceOf,
  flag,
  integer,
  type JsonSchema,
  number,
  objectOf,
  text,
} from '../../../schema/json-schema.ts';
import { taxCards } from '../input.ts';

export const changesSchema = {
  title: 'ChangedEntries',
  description:
    'Fields of the request that reproduce the payslip. Empty for a mistake of the employer.',
  ...objectOf(
    {
      payMonth: text('YYYY-MM.'),
      taxClass: { enum: [1, 2, 3], description: '1 is tax class 1, 2 is class 1a, 3 is class 2.' },
      taxCard: choiceOf('The tax card.', taxCards),
      cardDeductions: number('Deductions of the tax card in euros a month.'),
      weeklyHours: number('Hours of work per week.'),
      daysPaid: integer('Days that are paid. 0 for a whole month.'),
      distanceToWork: integer('Kilometres between home and work.'),
      transportCosts: number('Travel allowance of a year in euros.'),
      workingOnAllowance: flag('Whether the tax card has the continued-work allowance.'),
      singleParentCredit: specialRuleFields.singleParentCredit,
      bonus: number('What is paid once, in euros.'),
      benefitInKind: number('What is received in kind, in euros.'),
      mealVouchers: {
        ...objectOf({ count: integer('Number of vouchers.') }),
        description: 'Vouchers at the usual own share.',
      },
      otherNetItems: number('What is taken off the net besides, in euros.'),
    },
    'payMonth',
    'taxClass',
    'taxCard',
    'cardDeductions',
    'weeklyHours',
    'daysPaid',
    'distanceToWork',
    'transportCosts',
    'workingOnAllowance',
    'singleParentCredit',
    'bonus',
    'benefitInKind',
    'mealVouchers',
    'otherNetItems',
  ),
} as const satisfies JsonSchema;

/** The entries that a cause changes. */
export type Changes = FromSchema<typeof changesSchema>;
