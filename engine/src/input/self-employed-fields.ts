import { newestPayMonth } from '../law-in-force/rule-periods.ts';
import { valueIn } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import { asNumber, inPercent } from '../money/rate.ts';
import { type JsonSchema, optionalFlag } from '../schema/json-schema.ts';

/** The factor of the accident insurance without a bonus or a malus. */
export const usualAccidentFactor = 1;

/** Where a person lives, for the rules that depend on it. */
export const residenceFields = {
  residence: {
    enum: ['luxembourg', 'elsewhere', null],
    default: 'luxembourg',
    description: `Where the person lives. Unless \`treatedAsResident\` is true, two things change elsewhere. The tax on a self-employed profit is at least ${inPercent(valueIn(law.nonResidentMinimumRate, newestPayMonth).value)} %, and there is no tax credit for single parents (CIM). Nor does the regime for impatriates apply elsewhere, in any case.`,
  },
  treatedAsResident: optionalFlag(
    'True if a person who lives elsewhere is taxed like a resident on request (art. 157ter L.I.R.). Used only with `residence` elsewhere.',
    { default: false },
  ),
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** Insurance of a self-employed person whose low profit dispenses from it. */
const insuredOnRequestField = optionalFlag(
  'True if a self-employed person pays contributions although the profit is at most one third of the year’s minimum wages. Either the person has joined the insurance on request, or is insured otherwise and does not claim the exemption. The tax credits (CII, CI-CO2) are then granted. Not used above that limit.',
  { default: false },
) satisfies JsonSchema;

/** Factors of the accident insurance that a request may name. */
export const accidentFactorChoices = [
  ...valueIn(law.accidentFactors, newestPayMonth).value.map(asNumber),
  null,
];

/** Fields of a self-employed person alone. */
export const selfEmployedFields = {
  ...residenceFields,
  insuredOnRequest: insuredOnRequestField,
  accidentFactor: {
    enum: accidentFactorChoices,
    default: usualAccidentFactor,
    description: 'Factor in accident insurance (bonus-malus).',
  },
  workingOnAllowance: optionalFlag(
    'True if the pension fund certifies that the person works on although an early pension would be possible. The continued-work allowance (AMVP) then lowers the tax of a whole year.',
    { default: false },
  ),
} as const satisfies Readonly<Record<string, JsonSchema>>;
