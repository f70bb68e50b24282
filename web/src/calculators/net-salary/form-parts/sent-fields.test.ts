import { netSalaryCall } from '@suen/engine/calculators/net-salary/input';
import { newestPayMonth } from '@suen/engine/small-door';
import { expect, test } from 'vitest';
import { formatIn } from '../../../shared/amount/format.ts';
import { netSalaryForm } from '../form.ts';

const format = formatIn('en');
const { check, choicesOf, fields, isAsked, names } = netSalaryForm;

/** No entry is the example of its field, which takes its place below. */
const allEntered = {
  ...netSalaryForm.initialValues({ today: '2026-06-15', format }),
  grossSalary: '60000',
  netSalary: '40000',
  employerCost: '70000',
  payMonth: newestPayMonth,
  overtimeHours: '8',
  sundayHours: '8',
  nightHours: '8',
  nightSupplementPercent: '20',
  carValue: '600',
  carPrice: '40000',
  carYear: 2026,
  carCo2: '120',
  carConsumption: '190',
  carPower: '140',
  carPayment: '200',
  carLeasingCost: '700',
  carAmortization: '36',
  voucherCount: '16',
  voucherFaceValue: '10',
  voucherOwnShare: '3',
  overtimeAbroad: true,
  singleParent: true,
  hasChildrenInTurn: true,
  childrenInTurn: '2',
  isImpatriate: true,
  arrivalYear: 2024,
  sharesProfit: true,
  profitSharingPremium: '4000',
  isYoungEmployee: true,
  youngEmployeePremium: '2000',
  hasRentPremium: true,
  rentPremium: '400',
  monthlyRent: '1000',
} as const;

/** Every field is asked for in one of these. */
const states = [
  allEntered,
  { ...allEntered, taxClass: 2, residence: 'elsewhere' },
  { ...allEntered, carInExchange: true },
  { ...allEntered, carDrive: 'diesel', carYear: 2025, carContract: 'yearBefore' },
  { ...allEntered, carPaymentKind: 'leasing' },
  { ...allEntered, carPaymentKind: 'price' },
  { ...allEntered, known: 'net' },
  { ...allEntered, known: 'cost' },
] as const;

/** The form before and after something else is entered in a field. */
function entered(name: (typeof names)[number]) {
  const before = states.find((state) => isAsked(name, state)) ?? expect.fail('never asked for');
  const { unit, example } = fields[name];
  const other =
    unit === 'choice' ? choicesOf[name].find((value) => value !== before[name]) : example(format);
  return { before, after: { ...before, [name]: other } };
}

test.each(names)('what is entered in %s is sent', (name) => {
  const { before, after } = entered(name);
  const { request, errors } = check(after);
  expect(errors).toEqual(new Map());
  expect(request).not.toEqual(check(before).request);
});

test('the form asks for every field of the API but the one that asks for steps, which a page always wants', () => {
  const sent = new Set(
    names.flatMap((name) => Object.keys(check(entered(name).after).request ?? {})),
  );
  const notSent = Object.keys(netSalaryCall.inputSchema.properties).filter(
    (name) => !sent.has(name),
  );
  expect(notSent).toEqual(['explain']);
});
