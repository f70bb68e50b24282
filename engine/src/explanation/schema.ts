import { figureIds, operations, roundings, stepIds, units } from './step.ts';

export const sourceSchema = {
  type: 'object',
  required: ['text', 'url'],
  properties: { text: { type: 'string' }, url: { type: 'string' } },
} as const;

/** A step of an explanation as the API sends it; the fields are described at `Step`. */
export const stepSchema = {
  type: 'object',
  description: 'One step of the computation, in order, with its figures, rounding and sources.',
  required: ['id', 'lines', 'operation', 'operands', 'rounding', 'amount', 'sources'],
  properties: {
    id: { type: 'string', enum: [...new Set<string>(stepIds)] },
    lines: {
      type: 'array',
      items: { type: 'string' },
      description: 'The lines of the breakdown that the step helps to explain.',
    },
    operation: {
      type: 'string',
      enum: operations,
    },
    operands: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'unit', 'value', 'operator'],
        properties: {
          id: { type: 'string', enum: [...new Set<string>([...stepIds, ...figureIds])] },
          unit: { type: 'string', enum: units },
          value: { type: 'number' },
          operator: { type: 'string', enum: ['+', '-', '×', '÷'] },
        },
      },
    },
    brackets: {
      type: 'array',
      items: {
        type: 'object',
        required: ['from', 'upTo', 'ratePercent', 'taxedIncome', 'tax'],
        properties: {
          from: { type: 'number' },
          upTo: { type: ['number', 'null'] },
          ratePercent: { type: 'number' },
          taxedIncome: { type: 'number' },
          tax: { type: 'number' },
        },
      },
    },
    rounding: { type: 'string', enum: roundings },
    raisedToZero: { type: 'boolean' },
    amount: { type: 'number', description: 'Euros, unless unit says otherwise.' },
    unit: { type: 'string', enum: units },
    sources: { type: 'array', items: sourceSchema },
    months: {
      type: 'object',
      description: 'Months of the year for which the step holds, 1 for January.',
      required: ['from', 'to'],
      properties: { from: { type: 'integer' }, to: { type: 'integer' } },
    },
  },
} as const;
