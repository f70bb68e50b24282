import { objectOf, type JsonSchema } from '../schema/json-schema.ts';
import { yearlyAmountField } from './request-fields.ts';

/** Rules that hold only under conditions that nobody may assume: a request says that they are met. */
export const specialRuleFields = {
  workingOnAllowance: {
    type: ['boolean', 'null'],
    default: false,
    description:
      'True if the pension fund certifies that the employee works on although a pension before 65 would be possible. The tax card then has the allowance for working on (AMVP).',
  },
  overtimeTaxedAbroad: {
    type: ['boolean', 'null'],
    default: false,
    description:
      'True if another state taxes the overtime pay of the employee, as Germany does for its residents. The year then has the tax credit for overtime (CIHS). Not for public servants.',
  },
  singleParentCredit: {
    ...objectOf(
      {
        childSupport: yearlyAmountField(
          'Support that is received for the child, in euros a year. Above a limit, half of it lowers the credit.',
        ),
      },
      'childSupport',
    ),
    type: ['object', 'null'],
    description:
      'Requests the tax credit for single parents (CIM) of an employee in class 1a. The child lives in the household, and its parents do not share a home.',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;
