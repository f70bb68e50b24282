/** The module that build/data/calculator-examples.ts provides. */
declare module 'virtual:calculator-examples' {
  export interface ExampleValue {
    /** 'cents' is an amount that has them, 'euros' one that is told without. */
    readonly unit: 'euros' | 'cents' | 'percent' | 'number';
    readonly value: number;
  }
  export interface CalculatorExample {
    /** What the texts call first, second and third. */
    readonly entered: readonly ExampleValue[];
    readonly figure: ExampleValue;
    /** The answer as a bar: hatched is what comes only if the reader acts, or what goes away. */
    readonly parts: readonly {
      readonly colour: 'net' | 'tax' | 'pension' | 'care' | 'long-term-care' | 'cash';
      readonly amount: number;
      readonly isHatched?: boolean;
    }[];
  }
  /** The month whose law they follow. */
  export const month: string;
  /** By the calculator's id. */
  export const examples: Readonly<Record<string, CalculatorExample>>;
}
