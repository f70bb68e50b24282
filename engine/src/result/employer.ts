import { eachOf, type JsonSchema, number, objectOf } from '../schema/json-schema.ts';

const euros = number('Euros.');
const sharesSchema = {
  title: 'EmployerCosts',
  description: 'The contributions of an employer, in euros.',
  ...objectOf({
    illnessContributions: number('Health insurance, medical care.'),
    illnessCashContributions: number('Health insurance, sick pay.'),
    pensionContributions: euros,
    accidentInsurance: number('Accident insurance with the `accidentFactor` of the request.'),
    mutuality: number('Mutualité des employeurs. It is 0 with the hint `mutualityNotKnown`.'),
    healthAtWork: number('Occupational health, at the rate of the STM.'),
    total: number('The sum of the contributions above.'),
    cost: number('Gross salary with benefits in kind, plus total. Meal vouchers are not included.'),
  }),
} as const satisfies JsonSchema;

export const employerSchema = {
  title: 'Employer',
  ...objectOf(eachOf(['monthly', 'annual'], sharesSchema)),
  description:
    'The employer’s contributions in addition to the gross salary. Present if the request asks for `employer`.',
} as const satisfies JsonSchema;
