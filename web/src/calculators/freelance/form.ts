import { freelanceCall, freelanceInputSchema } from '@suen/engine/calculators/freelance/input';
import { freelanceDefaults } from '@suen/engine/calculators/freelance/usual-year';
import { defineForm } from '../../shared/form/define-form.ts';
import { choice, money, number, wholeNumber } from '../../shared/form/fields.ts';
import { payMonthField } from '../../shared/rule-period/period-fields.ts';
import type { TaxClass } from '../../shared/salary/salary-entries.ts';

/** The rates of VAT, in order. */
export const vatRates = freelanceInputSchema.properties.vat.enum.filter((rate) => rate !== null);
type VatRate = (typeof vatRates)[number];

const { ratePerHour, hoursPerDay, daysPerWeek, yearlyHolidays, vacationDays, vat, taxClass } =
  freelanceDefaults;

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
  },
  {
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
