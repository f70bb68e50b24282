/** The value at a path of a result, such as `homeSavings.max` or `amortizationSchedule[0].interestPaid`. */
export function valueAt(result: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' ? Reflect.get(value ?? {}, key) : undefined),
      result,
    );
}
