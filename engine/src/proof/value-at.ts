/** The value of a result at a path such as `homeSavings.max` or `amortizationSchedule[0].interestPaid`. */
export function valueAt(result: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' ? Reflect.get(value ?? {}, key) : undefined),
      result,
    );
}
