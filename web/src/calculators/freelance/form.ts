import { freelanceCall, type FreelanceInput } from '@suen/engine/calculators/freelance/input';
import { freelanceDefaults } from '@suen/engine/calculators/freelance/usual-year-preview';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import { choice, money, number, wholeNumber } from '../../shared/form/definition/fields.ts';
import { payMonthField } from '../../shared/rule-period/period-fields.ts';
import type { TaxClass } from '../../subjects/salary/salary-entries.ts';
import {
  question,
  residenceFields,
  residenceRequest,
} from '../../subjects/salary/self-employed/self-employed-entries.ts';

/** The rates of VAT, in order. */
export const vatRates = freelanceCall.inputSchema.properties.vat.enum.filter(
  (rate) => rate !== null,
);
type VatRate = (typeof vatRates)[number];

const { accidentFactor } = freelanceCall.inputSchema.properties;
/** The factors of the accident insurance. */
export const accidentFactors = accidentFactor.enum.filter((factor) => factor !== null);
type AccidentFactor = FreelanceInput['accidentFactor'] & number;

const { ratePerHour, hoursPerDay, daysPerWeek, yearlyHolidays, vacationDays, vat, taxClass } =
  freelanceDefaults;

/** What stands for a rate where no VAT is charged. */
export const withoutVat: VatRate = vat;

/**
 * Hours and days are required, too. The API would use its default for an empty field, which is not
 * what a reader means.
 */
export const freelanceForm = defineForm(
  freelanceCall,
  {
    ratePerHour: money({ isRequired: true, first: ratePerHour }),
    hoursPerDay: number({ isRequired: true, first: hoursPerDay, example: 7.5 }),
    daysPerWeek: wholeNumber({ isRequired: true, first: daysPerWeek }),
    yearlyHolidays: wholeNumber({ isRequired: true, first: yearlyHolidays }),
    vacationDays: wholeNumber({ isRequired: true, first: vacationDays }),
    vat: choice<VatRate>(vat),
    taxClass: choice<TaxClass>(taxClass),
    payMonth: payMonthField,
    specialExpenses: money({ example: 1200 }),
    rcpi: money({ example: 1200 }),
    ...residenceFields,
    workingOnAllowance: question(),
    accidentFactor: choice<AccidentFactor>(accidentFactor.default),
    insuredOnRequest: question(),
  },
  {
    asked: {
      treatedAsResident: ({ residence }) => residence === 'elsewhere',
      // The result asks where the profit is low enough; a yes can be taken back here.
      insuredOnRequest: (entries) => entries.insuredOnRequest,
    },
    // Nothing is sent of what stands as usual.
    request: (values) => {
      const { residence, treatedAsResident, workingOnAllowance, insuredOnRequest, ...others } =
        values;
      const { accidentFactor: factor, ...asked } = others;
      return {
        ...asked,
        ...residenceRequest({ residence, treatedAsResident }),
        ...(workingOnAllowance === true && { workingOnAllowance }),
        ...(factor !== accidentFactor.default && { accidentFactor: factor }),
        ...(insuredOnRequest === true && { insuredOnRequest }),
      } satisfies FreelanceInput;
    },
    shortNames: {
      ratePerHour: 'r',
      hoursPerDay: 'h',
      daysPerWeek: 'w',
      yearlyHolidays: 'f',
      vacationDays: 'v',
      vat: 't',
      taxClass: 'c',
      payMonth: 'm',
      specialExpenses: 'x',
      rcpi: 's',
    },
  },
);
