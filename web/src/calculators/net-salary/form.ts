import {
  grossSalaryCall,
  type GrossSalaryInput,
} from '@suen/engine/calculators/gross-salary/input';
import { netSalaryCall, type NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import { minimumGrossSalary } from '@suen/engine/inputs';
import { defineForm } from '../../shared/form/define-form.ts';
import { choice, money, ownChoice, sometimesAsked } from '../../shared/form/fields.ts';
import { payMonthField } from '../../shared/rule-period/period-fields.ts';
import {
  distanceField,
  optionalSalaryFields,
  salaryField,
  weeklyHoursField,
  type EmploymentType,
  type SalaryPeriod,
  type TaxClass,
} from '../../shared/salary/salary-entries.ts';

/** The figure that is entered; the others are asked for. */
export const knownFigures = ['gross', 'net'] as const;
export type KnownFigure = (typeof knownFigures)[number];

const { mutualityClass, accidentFactor } = netSalaryCall.inputSchema.properties;

const isEmployee = ({ employmentType }: { readonly employmentType: EmploymentType }) =>
  employmentType === 1;
const isKnown =
  (figure: KnownFigure) =>
  ({ known }: { readonly known: KnownFigure }) =>
    known === figure;

export const netSalaryForm = defineForm(
  netSalaryCall,
  {
    grossSalary: sometimesAsked(salaryField(true)),
    netSalary: sometimesAsked(
      money({
        isRequired: true,
        example: 3000,
        limits: grossSalaryCall.inputSchema.properties.netSalary,
      }),
    ),
    known: ownChoice<KnownFigure>('gross'),
    salaryPeriod: choice<SalaryPeriod>('monthly'),
    employmentType: choice<EmploymentType>(1),
    taxClass: choice<TaxClass>(1),
    distanceToWork: distanceField,
    payMonth: payMonthField,
    weeklyHours: weeklyHoursField,
    ...optionalSalaryFields,
    mutualityClass: choice<NetSalaryInput['mutualityClass']>(mutualityClass.default),
    accidentFactor: choice<NetSalaryInput['accidentFactor']>(accidentFactor.default),
  },
  {
    asked: {
      grossSalary: isKnown('gross'),
      netSalary: isKnown('net'),
      weeklyHours: isEmployee,
      // Who asks for a salary asks for the one after a raise.
      increasePercent: isKnown('gross'),
      mutualityClass: isEmployee,
      accidentFactor: isEmployee,
    },
    dependent: {
      grossSalary: {
        dependsOn: ['salaryPeriod', 'weeklyHours', 'employmentType'],
        limits: ({ weeklyHours }, { salaryPeriod }) => ({
          minimum: minimumGrossSalary(salaryPeriod, weeklyHours ?? undefined),
        }),
      },
    },
    callOf: ({ known }) => (known === 'net' ? grossSalaryCall : netSalaryCall),
    request: ({ grossSalary, netSalary, known, ...values }) => {
      const asked = { ...values, employer: values.employmentType === 1, ...alsoAnswered };
      // The figure that is asked for is required, so that it is never missing here.
      return known === 'net'
        ? ({ ...asked, netSalary: netSalary ?? 0 } satisfies GrossSalaryInput)
        : ({ ...asked, grossSalary: grossSalary ?? 0 } satisfies NetSalaryInput);
    },
  },
);

/** What the result shows beside the specified answer. */
const alsoAnswered = { marginal: true, netCurve: true } as const;
