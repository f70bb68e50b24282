import { expectTypeOf, test } from 'vitest';
import type { MissingWords, UnknownWords } from './step-texts.ts';

test('every step, figure and rounding of the engine has its words, and there are no others', () => {
  expectTypeOf<MissingWords>().toBeNever();
  expectTypeOf<UnknownWords>().toBeNever();
});
