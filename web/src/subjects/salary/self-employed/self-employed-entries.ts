import { choice, sometimesAsked } from '../../../shared/form/definition/fields.ts';
import { residences, type Residence } from '../salary-entries.ts';

/** A question that is answered with yes or no. */
export const question = () => sometimesAsked(choice<boolean>(false, { choices: [true, false] }));

/** Where a person lives, and whether a non-resident is taxed like a resident. */
export const residenceFields = {
  residence: sometimesAsked(choice<Residence>('luxembourg', { choices: residences })),
  treatedAsResident: question(),
};

/** The part of a request about the residence: nothing for a resident. */
export function residenceRequest({ residence, treatedAsResident }: ResidenceValues) {
  if (residence !== 'elsewhere') return {};
  return { residence, ...(treatedAsResident === true && { treatedAsResident }) } as const;
}

interface ResidenceValues {
  readonly residence: Residence | null;
  readonly treatedAsResident: boolean | null;
}
