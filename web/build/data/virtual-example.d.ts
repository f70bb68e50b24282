/** The module that build/data/example-data.ts provides. */
declare module 'virtual:example' {
  export interface PayslipPart {
    readonly id: 'net' | 'tax' | 'contributions';
    readonly amount: number;
  }
  /** What is left of a gross salary, in euros. */
  export interface Payslip {
    readonly gross: number;
    readonly net: number;
    readonly parts: readonly PayslipPart[];
  }
  /** Of a month and of its year. */
  export interface Payslips {
    readonly monthly: Payslip;
    readonly annual: Payslip;
  }
  /** The first payslip that the home page shows, under the rules of one period. */
  export interface Example extends Payslips {
    /** The first month of the period. */
    readonly payMonth: string;
    readonly taxClass: 1;
  }
  /** Newest first. */
  export const examples: readonly Example[];
  /** The request for another payslip, and the salaries that the API accepts. */
  export const salaryCall: {
    readonly path: string;
    readonly minimums: { readonly monthly: number; readonly annual: number };
    readonly maximum: number;
  };
  /** The newest month whose law is known. */
  export const newestPayMonth: string;
}
