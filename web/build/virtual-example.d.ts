/** What build/example-data.ts makes. */
declare module 'virtual:example' {
  /** What a month's gross salary comes to, in euros. */
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
  /** The payslip that the home page begins with, under the rules of one period. */
  export interface ExamplePayslip extends Payslip {
    /** The first month of the period. */
    readonly payMonth: string;
  }
  /** Newest first. */
  export const payslips: readonly ExamplePayslip[];
  /** How the API is asked for another one, and the salaries that it takes. */
  export const salaryCall: {
    readonly path: string;
    readonly taxClass: 1;
    readonly minimum: number;
    readonly maximum: number;
  };
  /** The newest month whose law is known. */
  export const newestPayMonth: string;
}
