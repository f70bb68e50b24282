import {
  grossSalaryCall,
  type GrossSalaryInput,
} from '@suen/engine/calculators/gross-salary/input';
import { netSalaryCall, type NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import { inTwelveMonths } from '@suen/engine/small-door';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import { choice, money, ownChoice, sometimesAsked } from '../../shared/form/definition/fields.ts';
import { payMonthField } from '../../shared/rule-period/period-fields.ts';
import { doubtedPeriod } from '../../subjects/salary/doubted-period.ts';
import {
  distanceField,
  hoursIn,
  isEmployee,
  grossSalaryLimits,
  lowestSalaries,
  optionalSalaryFields,
  salaryField,
  weeklyHoursField,
  type EmploymentType,
  type SalaryPeriod,
  type TaxClass,
} from '../../subjects/salary/salary-entries.ts';
import { payslipFields, payslipRequest, whenPayslipIsAsked } from './form-parts/payslip-entries.ts';
import { ruleFields, rulesRequest, whenRulesAreAsked } from './form-parts/rule-entries.ts';

/** The figure that is entered; the others are asked for. */
const knownFigures = ['gross', 'net', 'cost'] as const;
export type KnownFigure = (typeof knownFigures)[number];

const { mutualityClass, accidentFactor } = netSalaryCall.inputSchema.properties;
export const mutualityClasses = mutualityClass.enum.filter((each) => each !== null);
export const accidentFactors = accidentFactor.enum.filter((factor) => factor !== null);

interface FigureEntries {
  readonly known: KnownFigure;
  readonly employmentType: EmploymentType;
}

/** The figures of which one can be entered: only an employee costs an employer something. */
export function figuresOf(entries: Pick<FigureEntries, 'employmentType'>) {
  return knownFigures.filter((figure) => figure !== 'cost' || isEmployee(entries));
}

/** The figure that is entered: the gross, where the chosen one is none of this employment. */
export function knownFigure(entries: FigureEntries): KnownFigure {
  return figuresOf(entries).includes(entries.known) ? entries.known : 'gross';
}

const isKnown = (figure: KnownFigure) => (entries: FigureEntries) =>
  knownFigure(entries) === figure;

interface PeriodEntries {
  readonly salaryPeriod: SalaryPeriod;
  readonly weeklyHours: string;
}

/** Asks whether a salary was meant for the other period. */
function periodMeant(amount: number | null, { salaryPeriod, weeklyHours }: PeriodEntries) {
  const meant =
    amount === null
      ? undefined
      : doubtedPeriod(amount, salaryPeriod, lowestSalaries(hoursIn(weeklyHours)));
  return meant && { meant, entries: { salaryPeriod: meant } };
}

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
    employerCost: sometimesAsked(
      money({
        isRequired: true,
        example: 4000,
        limits: grossSalaryCall.inputSchema.properties.employerCost,
      }),
    ),
    known: ownChoice<KnownFigure>('gross', knownFigures),
    salaryPeriod: choice<SalaryPeriod>('monthly'),
    employmentType: choice<EmploymentType>(1),
    taxClass: choice<TaxClass>(1),
    distanceToWork: distanceField,
    payMonth: payMonthField,
    weeklyHours: weeklyHoursField,
    ...optionalSalaryFields,
    ...payslipFields,
    ...ruleFields,
    mutualityClass: choice<NetSalaryInput['mutualityClass']>(mutualityClass.default),
    accidentFactor: choice<NetSalaryInput['accidentFactor']>(accidentFactor.default),
  },
  {
    doubts: {
      grossSalary: periodMeant,
      netSalary: periodMeant,
      employerCost: periodMeant,
    },
    shortNames: {
      grossSalary: 'g',
      netSalary: 'n',
      employerCost: 'o',
      known: 'k',
      salaryPeriod: 'p',
      employmentType: 'e',
      taxClass: 'c',
      distanceToWork: 'd',
      payMonth: 'm',
      weeklyHours: 'h',
      increasePercent: 'i',
      transportCosts: 't',
      supplementaryPension: 's',
      paymentsPerYear: 'y',
      bonus: 'b',
      mutualityClass: 'u',
      accidentFactor: 'a',
    },
    asked: {
      grossSalary: isKnown('gross'),
      netSalary: isKnown('net'),
      employerCost: isKnown('cost'),
      weeklyHours: isEmployee,
      ...whenPayslipIsAsked,
      ...whenRulesAreAsked,
      // A salary that is looked for is the one after a raise, so no raise is asked.
      increasePercent: isKnown('gross'),
      mutualityClass: isEmployee,
    },
    dependent: {
      grossSalary: {
        dependsOn: ['salaryPeriod', 'weeklyHours', 'employmentType'],
        limits: ({ weeklyHours }, { salaryPeriod }) => grossSalaryLimits(salaryPeriod, weeklyHours),
      },
    },
    callOf: (entries) => (knownFigure(entries) === 'gross' ? netSalaryCall : grossSalaryCall),
    request: (values) => {
      const { grossSalary, netSalary, employerCost } = values;
      const { salaryPeriod, increasePercent, paymentsPerYear, bonus } = values;
      const isForEmployee = isEmployee(values);
      const common = {
        salaryPeriod,
        employmentType: values.employmentType,
        taxClass: values.taxClass,
        distanceToWork: values.distanceToWork,
        payMonth: values.payMonth,
        weeklyHours: values.weeklyHours,
        increasePercent,
        transportCosts: values.transportCosts,
        supplementaryPension: values.supplementaryPension,
        ...payslipRequest(values, isForEmployee),
        ...rulesRequest(values),
        mutualityClass: values.mutualityClass,
        accidentFactor: values.accidentFactor,
        employer: isForEmployee,
        ...alsoAnswered,
      };
      // The figure that is asked for is required, so that it is never missing here.
      const known = knownFigure(values);
      if (known !== 'gross') {
        const wish =
          known === 'net' ? { netSalary: netSalary ?? 0 } : { employerCost: employerCost ?? 0 };
        return { ...common, ...(isForEmployee && { bonus }), ...wish } satisfies GrossSalaryInput;
      }
      const entered = { grossSalary: grossSalary ?? 0 };
      const paid = isForEmployee
        ? inTwelveMonths({ ...entered, salaryPeriod, increasePercent, paymentsPerYear, bonus })
        : entered;
      return { ...common, ...paid } satisfies NetSalaryInput;
    },
  },
);

/** What the result shows beside the specified answer. */
const alsoAnswered = { marginal: true, netCurve: true } as const;
