/** What build/example-data.ts makes. */
declare module 'virtual:example' {
  /** The payslip that the home page shows, under the rules of one period; amounts in euros. */
  export interface ExamplePayslip {
    /** The first month of the period. */
    readonly payMonth: string;
    readonly gross: number;
    readonly net: number;
    readonly deductions: readonly {
      readonly id: 'tax' | 'pension' | 'care' | 'dependence' | 'cash';
      readonly amount: number;
    }[];
  }
  /** Newest first. */
  export const payslips: readonly ExamplePayslip[];
  /** The newest month whose law is known. */
  export const newestPayMonth: string;
}
