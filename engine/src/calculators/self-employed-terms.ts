import type { SelfEmployedTerms } from '../pay/person.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { usualAccidentFactor, type residenceFields } from './self-employed-fields.ts';

type ResidenceFields = Partial<
  FromSchema<{ readonly type: 'object'; readonly properties: typeof residenceFields }>
>;

/** Whether a person is taxed under the rules for non-residents. */
export function isTaxedAsNonResident({ residence, treatedAsResident }: ResidenceFields): boolean {
  return residence === 'elsewhere' && treatedAsResident !== true;
}

interface Asked extends ResidenceFields {
  readonly insuredOnRequest?: boolean | null | undefined;
  readonly accidentFactor?: number | null | undefined;
}

/** Reads these fields of a request. */
export function selfEmployedTermsOf(asked: Asked): SelfEmployedTerms {
  const { accidentFactor = null } = asked;
  return {
    isInsuredOnRequest: asked.insuredOnRequest === true,
    accidentFactor: accidentFactor === usualAccidentFactor ? null : accidentFactor,
    isNonResident: isTaxedAsNonResident(asked),
  };
}
