import { expectTypeOf, test } from 'vitest';
import type { MissingWords, UnknownWords } from './step-texts.ts';

/** Where there are some, the compiler's message names them with their namespace. */
type None<Words extends never> = Words;

test('every step, figure and rounding of the engine has its words, and there are no others', () => {
  expectTypeOf<None<MissingWords>>().toBeNever();
  expectTypeOf<None<UnknownWords>>().toBeNever();
});
