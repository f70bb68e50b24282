import { type JsonSchema, number, objectOf } from '../schema/json-schema.ts';

const pointsSchema = {
  type: 'array',
  description: 'In rising order of the gross, the own gross among them.',
  items: objectOf({
    grossSalary: number('Euros.'),
    netSalary: number('The net that this gross gives, in euros.'),
  }),
} as const satisfies JsonSchema;

export const netCurveSchema = {
  ...objectOf({ monthly: pointsSchema, annual: pointsSchema }),
  description:
    'Net salary by gross salary, with all other entries unchanged. From the lowest accepted salary to twice the own salary, at least 10 000 a month. Present if the request asks for `netCurve`.',
} as const satisfies JsonSchema;
