import { sourceSchema } from '../explanation/step.ts';
import { listParameters } from '../parameters/parameter-list.ts';
import { arrayOf, choiceOf, integer, objectOf, text } from '../schema/json-schema.ts';

const valueSchema = {
  description:
    'A figure in its unit (euros, percent), a word, a list, or an object with a value for each column. In a monthly profile, the share of a month is its figure divided by the sum of all months.',
  anyOf: [{ type: ['number', 'string'] }, { type: 'array' }, { type: 'object' }],
} as const;

const versionSchema = objectOf(
  {
    from: { type: 'string', format: 'date', description: 'The first day of the version.' },
    value: valueSchema,
    source: sourceSchema,
    setBy: {
      description:
        'The article of the law that sets the value, or that says who sets it. Assumptions and statistics have none.',
      ...objectOf({
        act: text('The act, in French.'),
        article: text('The article and paragraph. Those of the amended law stand in brackets.'),
        url: text('The address of the act in the official journal.'),
      }),
    },
  },
  'setBy',
);

const parameterSchema = objectOf({
  id: text('A stable name.'),
  kind: choiceOf('Set by the State, chosen by us or published as a statistic.', [
    'law',
    'assumption',
    'statistic',
  ]),
  title: text('The title, in English.'),
  unit: text('The unit of the parameter, for example EUR a year.'),
  units: {
    type: ['string', 'object'],
    description: 'The unit of a figure in `value`. A table has a unit for each column.',
  },
  confirmedThrough: integer('The last year for which we read the source again.'),
  versions: arrayOf('Oldest first. Each version holds until the next begins.', versionSchema),
});

const lawSchema = {
  $id: 'Law',
  title: 'Law',
  description: 'All figures that the calculators use, with dates and sources.',
  ...objectOf({
    parameters: arrayOf(
      'Law first, then our assumptions, then statistics. Each kind is sorted by id.',
      parameterSchema,
    ),
  }),
} as const;

/** All figures behind the results: each parameter's values through time, its source, and when it was last confirmed. */
export const lawCall = {
  /** Below `apiBase`. */
  path: '/law',
  schema: lawSchema,
  answer: () => ({ parameters: listParameters() }),
} as const;
