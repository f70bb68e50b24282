import { RefusedInput, type Refusal } from './refused-input.ts';

/** Why a calculation is refused; nothing where it is not. */
export function refusalsOf(calculate: () => unknown): readonly Refusal[] {
  try {
    calculate();
  } catch (error) {
    if (error instanceof RefusedInput) return error.refusals;
    throw error;
  }
  return [];
}
