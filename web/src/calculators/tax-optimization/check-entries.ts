import { taxOptimizationInputSchema } from '@suen/engine/calculators/tax-optimization/input';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
  whole,
  type EntryReading,
} from '../../shared/form/read-entry.ts';
import {
  classOfCouples,
  type EntryName,
  type TaxOptimizationEntries,
  type TaxOptimizationRequest,
} from './entries.ts';
import { payments, type PaymentName, type PersonNumber } from './persons.ts';

/** The limits of the API's schema. */
export const { properties: limitsOf } = taxOptimizationInputSchema;

const notAsked: EntryReading = { value: null };

/** Holds the entries against the schema of the API. What is not asked for, such as a partner's payments, does not count. */
export function checkEntries(
  entries: TaxOptimizationEntries,
): CheckedEntries<EntryName, TaxOptimizationRequest> {
  const hasPartner = entries.household === 'partner';
  const { outstandingBalanceInsuranceType: type } = entries;
  const readAge = (name: 'age1' | 'age2') =>
    required(whole(readNumber(entries[name], limitsOf[name])));
  const readings = {
    age1: readAge('age1'),
    age2: hasPartner ? readAge('age2') : notAsked,
    ...readPayments(entries, 1),
    ...(hasPartner ? readPayments(entries, 2) : noPayments(2)),
    outstandingBalanceInsurance:
      type === 0
        ? notAsked
        : readAmount(entries.outstandingBalanceInsurance, limitsOf.outstandingBalanceInsurance),
    taxableIncome: readAmount(entries.taxableIncome, limitsOf.taxableIncome),
  };
  const problems = problemsOf<EntryName>(readings);
  const { age1: age1Reading, ...others } = readings;
  const age1 = valueOf(age1Reading);
  if (problems.size > 0 || age1 === null) return { request: undefined, problems };

  const amounts = valuesOf(others);
  return {
    request: {
      age1,
      ...amounts,
      childrenInHousehold: entries.childrenInHousehold,
      outstandingBalanceInsuranceType: type,
      taxYear: entries.taxYear,
      taxClass: amounts.taxableIncome === null ? null : taxClassOf(entries),
    },
    problems,
  };
}

/** Two persons who are taxed together are in class 2. */
function taxClassOf({ household, taxClass }: TaxOptimizationEntries) {
  return household === 'partner' ? classOfCouples : taxClass;
}

type PaymentsOf<Person extends PersonNumber> = Readonly<
  Record<Extract<PaymentName, `${string}${Person}`>, EntryReading>
>;

function readPayments<Person extends PersonNumber>(
  entries: TaxOptimizationEntries,
  person: Person,
): PaymentsOf<Person> {
  return ofEach(person, (name) => readAmount(entries[name], limitsOf[name]));
}

function noPayments<Person extends PersonNumber>(person: Person): PaymentsOf<Person> {
  return ofEach(person, () => notAsked);
}

function ofEach<Person extends PersonNumber>(
  person: Person,
  read: (name: PaymentName) => EntryReading,
): PaymentsOf<Person> {
  const readings = payments.map((payment) => {
    const name: PaymentName = `${payment}${person}`;
    return [name, read(name)] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every payment of the person is there
  return Object.fromEntries(readings) as PaymentsOf<Person>;
}

function valuesOf<Name extends string>(
  readings: Readonly<Record<Name, EntryReading>>,
): Record<Name, number | null> {
  const values = Object.entries<EntryReading>(readings).map(([name, reading]) => [
    name,
    valueOf(reading),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the readings
  return Object.fromEntries(values) as Record<Name, number | null>;
}
