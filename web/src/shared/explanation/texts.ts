import type {
  deedFigureIds,
  deedStepIds,
  deductionFigureIds,
  deductionStepIds,
  loanFigureIds,
  loanStepIds,
  payslipFigureIds,
  payslipStepIds,
  prepaymentFigureIds,
  prepaymentStepIds,
  RoundingId,
  salaryFigureIds,
  salaryStepIds,
  solarFigureIds,
  solarStepIds,
  taxClassFigureIds,
  taxClassStepIds,
} from '@suen/engine/inputs';
import type deed from './deed-steps/texts/en.json';
import type deduction from './deduction-steps/texts/en.json';
import type loan from './loan-steps/texts/en.json';
import type payslip from './payslip-steps/texts/en.json';
import type prepayment from './prepayment-steps/texts/en.json';
import type salary from './salary-steps/texts/en.json';
import type solar from './solar-steps/texts/en.json';
import type taxClass from './tax-class-steps/texts/en.json';
import type general from './texts/en.json';

/** What the explanation says about every rounding of the engine. */
interface RoundingTexts {
  readonly rounding: Readonly<Record<Exclude<RoundingId, 'exact'>, string>>;
}

/** What a family of steps says about its steps and figures. */
interface StepFamilyTexts<StepIds extends readonly string[], FigureIds extends readonly string[]> {
  readonly title: Readonly<Record<StepIds[number], string>>;
  readonly why: Readonly<Record<StepIds[number], string>>;
  readonly name: Readonly<Record<StepIds[number] | FigureIds[number], string>>;
}

interface RequiredTexts {
  readonly general: RoundingTexts;
  readonly salary: StepFamilyTexts<typeof salaryStepIds, typeof salaryFigureIds>;
  readonly payslip: StepFamilyTexts<typeof payslipStepIds, typeof payslipFigureIds>;
  readonly deduction: StepFamilyTexts<typeof deductionStepIds, typeof deductionFigureIds>;
  readonly loan: StepFamilyTexts<typeof loanStepIds, typeof loanFigureIds>;
  readonly deed: StepFamilyTexts<typeof deedStepIds, typeof deedFigureIds>;
  readonly prepayment: StepFamilyTexts<typeof prepaymentStepIds, typeof prepaymentFigureIds>;
  readonly solar: StepFamilyTexts<typeof solarStepIds, typeof solarFigureIds>;
  readonly taxClass: StepFamilyTexts<typeof taxClassStepIds, typeof taxClassFigureIds>;
}

interface EnglishTexts {
  readonly general: typeof general;
  readonly salary: typeof salary;
  readonly payslip: typeof payslip;
  readonly deduction: typeof deduction;
  readonly loan: typeof loan;
  readonly deed: typeof deed;
  readonly prepayment: typeof prepayment;
  readonly solar: typeof solar;
  readonly taxClass: typeof taxClass;
}

/** What the texts of a language must hold: the English keys, and one text for each id of the engine. */
export type ExplanationTexts = {
  readonly [Part in keyof RequiredTexts]: EnglishTexts[Part] & RequiredTexts[Part];
};

/** The ids in the English texts that the engine does not know: none. */
export type UnknownIds = {
  readonly [Part in keyof RequiredTexts]: {
    readonly [Group in keyof RequiredTexts[Part] & keyof EnglishTexts[Part]]: Exclude<
      keyof EnglishTexts[Part][Group],
      keyof RequiredTexts[Part][Group]
    >;
  }[keyof RequiredTexts[Part] & keyof EnglishTexts[Part]];
}[keyof RequiredTexts];
