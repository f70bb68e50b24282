/** The module that build/example-data.ts provides. */
declare module 'virtual:example' {
  /** The payslip of a month's gross salary, in euros. */
  export interface Payslip {
    readonly gross: number;
    readonly net: number;
    readonly deductions: readonly {
      readonly id:
        | 'tax'
        | 'pensionContributions'
        | 'illnessContributions'
        | 'longTermCareInsurance'
        | 'illnessCashContributions';
      readonly amount: number;
    }[];
  }
  /** The first payslip that the home page shows, under the rules of one period. */
  export interface ExamplePayslip extends Payslip {
    /** The first month of the period. */
    readonly payMonth: string;
  }
  /** Newest first. */
  export const payslips: readonly ExamplePayslip[];
  /** The request for another payslip, and the salaries that the API accepts. */
  export const salaryCall: {
    readonly path: string;
    readonly taxClass: 1;
    readonly minimum: number;
    readonly maximum: number;
  };
  /** The newest month whose law is known. */
  export const newestPayMonth: string;
}
