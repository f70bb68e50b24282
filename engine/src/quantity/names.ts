import type { OperandId, StepId, Unit } from '../explanation/step.ts';
import type { Source, Sourced } from '../dated/source.ts';
import type { deductionFigureIds, deductionStepIds } from '../explanation/vocabulary/deductions.ts';
import type { deedFigureIds, deedStepIds } from '../explanation/vocabulary/deeds.ts';
import type { loanFigureIds, loanStepIds } from '../explanation/vocabulary/loans.ts';
import type {
  prepaymentFigureIds,
  prepaymentStepIds,
} from '../explanation/vocabulary/prepayments.ts';
import type { payslipFigureIds, payslipStepIds } from '../explanation/vocabulary/payslip.ts';
import type { salaryFigureIds, salaryStepIds } from '../explanation/vocabulary/salary.ts';
import type { solarFigureIds, solarStepIds } from '../explanation/vocabulary/solar.ts';
import type { taxClassFigureIds, taxClassStepIds } from '../explanation/vocabulary/tax-class.ts';
import { binary } from '../money/binary.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import { whole, type Rate } from '../money/rate.ts';
import { type Formula, noNotes, noOperands, Quantity } from './quantity.ts';
import type { Rounding } from './rounding.ts';
import type { Amount, Kind, MoneyUnit } from './units.ts';

type Of<Ids extends readonly string[]> = Ids[number];

/** Ids of figures of the form or the law in steps on pay or on deductions. */
export type SalaryFigureId = Of<typeof salaryFigureIds> | Of<typeof payslipFigureIds>;
export type DeductionFigureId = Of<typeof deductionFigureIds>;

/** Functions that make the named quantities of a family, with the ids of its vocabulary. */
export const salaryNames = namesOf<
  Of<typeof salaryStepIds> | Of<typeof payslipStepIds>,
  SalaryFigureId
>();
export const deductionNames = namesOf<Of<typeof deductionStepIds>, DeductionFigureId>();
export const loanNames = namesOf<
  Of<typeof loanStepIds> | Of<typeof prepaymentStepIds> | Of<typeof deedStepIds>,
  // The months of a loan are entered or computed from its years.
  | Of<typeof loanFigureIds>
  | Of<typeof prepaymentFigureIds>
  | Of<typeof deedFigureIds>
  | 'loanMonths'
>();
export const taxClassNames = namesOf<
  Of<typeof taxClassStepIds>,
  Of<typeof taxClassFigureIds> | SalaryFigureId
>();
export const solarNames = namesOf<Of<typeof solarStepIds>, Of<typeof solarFigureIds>>();

function namesOf<Steps extends StepId, Figures extends OperandId>() {
  /** A formula as a named step. The rounding, if any, is applied last. */
  function step<A extends Amount, U extends Unit>(
    id: Steps,
    formula: Formula<A, U>,
  ): Quantity<A, U>;
  function step<A extends Amount, B extends Amount, U extends Unit>(
    id: Steps,
    formula: Formula<A, U>,
    rounding: Rounding<A, B>,
  ): Quantity<B, U>;
  function step(id: Steps, formula: Formula, rounding?: Rounding): Quantity {
    return namedStep(id, formula, rounding);
  }

  return {
    step,

    /** An entered amount of money, or one of the law with its sources. */
    money: <A extends Cents | Exact>(id: Figures, amount: A, sources?: Sources) =>
      figure(id, amount, typeof amount === 'number' ? 'cents' : 'exact', 'EUR', sources),

    /** A price: money per unit. */
    price: <A extends Cents | Exact, U extends MoneyUnit>(
      id: Figures,
      amount: A,
      unit: U,
      sources?: Sources,
    ) => figure(id, amount, typeof amount === 'number' ? 'cents' : 'exact', unit, sources),

    /** A rate, shown in percent. */
    share: (id: Figures, rate: Rate, sources?: Sources) =>
      figure(id, rate, 'rate', 'percent', sources),

    /** An exact number with a unit. */
    measure: <U extends Unit>(id: Figures, exactly: Rate, unit: U, sources?: Sources) =>
      figure(id, exactly, 'rate', unit, sources),

    /** A whole number with a unit. */
    count: <U extends Unit>(id: Figures, wholeNumber: number, unit: U, sources?: Sources) =>
      figure(id, whole(wholeNumber), 'rate', unit, sources),

    /** Money, a rate or a number with the source of its value. */
    sourcedMoney: (id: Figures, { value, sources }: Sourced<Cents>) =>
      figure(id, value, 'cents', 'EUR', sources),
    sourcedShare: (id: Figures, { value, sources }: Sourced<Rate>) =>
      figure(id, value, 'rate', 'percent', sources),
    sourcedMeasure: <U extends Unit>(id: Figures, { value, sources }: Sourced<Rate>, unit: U) =>
      figure(id, value, 'rate', unit, sources),

    /** A binary number: in euros where the unit is EUR, in percent where it is percent. */
    binary: <U extends Unit>(id: Figures, value: number, unit: U, sources?: Sources) =>
      figure(id, binary(value), 'binary', unit, sources),

    /** A quantity under another name, or a formula with a name. Its operands are explained in the same explanation. */
    called: <A extends Amount, U extends Unit>(
      id: Figures | Steps,
      formula: Formula<A, U>,
    ): Quantity<A, U> =>
      new Quantity(id, formula.amount, formula.kind, formula.unit, 'called', [formula]),

    /** The same quantity, made in the same way, under another name. */
    renamed: <A extends Amount, U extends Unit>(
      id: Figures | Steps,
      { amount, kind, unit, making, operands, isFlooredAtZero, notes, rounding }: Quantity<A, U>,
    ): Quantity<A, U> =>
      new Quantity(id, amount, kind, unit, making, operands, isFlooredAtZero, notes, rounding),

    /** An amount under the name of a result's line. It is explained with that line, and not where it is used. */
    quoted: <A extends Amount, U extends Unit>(
      id: Figures | Steps,
      { amount, kind, unit }: Formula<A, U>,
    ): Quantity<A, U> => figure(id, amount, kind, unit),
  };
}

/** A quantity as a plain figure with the same name. Its own result explains it. */
export function asFigure<A extends Amount, U extends Unit>(
  quantity: Quantity<A, U>,
): Quantity<A, U> {
  const { id, amount, kind, unit, making } = quantity;
  return making === 'figure' ? quantity : figure(id, amount, kind, unit);
}

type Sources = readonly Source[];

function namedStep(id: StepId, formula: Formula, rounding: Rounding | undefined): Quantity {
  const { unit } = formula;
  const amount = rounding === undefined ? formula.amount : rounding.round(formula.amount as never);
  const kind = rounding === undefined ? formula.kind : rounding.kind;
  if (formula instanceof Quantity) {
    const making = rounding === undefined && isEntered(formula) ? 'given' : 'plus';
    return new Quantity(id, amount, kind, unit, making, [formula], false, noNotes, rounding);
  }
  const { making, operands, isFlooredAtZero, notes } = formula;
  return new Quantity(id, amount, kind, unit, making, operands, isFlooredAtZero, notes, rounding);
}

/** Figures of the law have sources, entered figures have none. */
function isEntered({ making, notes }: Quantity): boolean {
  return making === 'figure' && notes.sources === undefined;
}

function figure<A extends Amount, U extends Unit>(
  id: OperandId,
  amount: A,
  kind: Kind,
  unit: U,
  sources?: Sources,
): Quantity<A, U> {
  const notes = sources === undefined ? noNotes : { sources };
  return new Quantity(id, amount, kind, unit, 'figure', noOperands, false, notes);
}
