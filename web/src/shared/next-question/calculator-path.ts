import { createContext, use } from 'react';

/** Gives the address of a calculator by its id, without a language. */
type CalculatorPath = (id: string) => string;

/** Provided by the site around its page: a calculator's room knows no other. */
export const CalculatorPathContext = createContext<CalculatorPath>(() => '/calculators');

export function useCalculatorPath(): CalculatorPath {
  return use(CalculatorPathContext);
}
