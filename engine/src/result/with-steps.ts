/** What an input says about steps. */
interface ExplainField {
  readonly explain?: boolean | null | undefined;
}

/** A result with its steps, unless the input wants none. They are added: a copy would take a tenth of the calculation. */
export function withSteps<Result extends object, Explanation>(
  { explain }: ExplainField,
  result: Result,
  explanation: () => Explanation,
): Result & { readonly explanation?: Explanation } {
  return explain === false ? result : Object.assign(result, { explanation: explanation() });
}
