/** The calendar years whose law is complete here, oldest first. Another year is refused, never guessed. */
export const supportedYears = [2024, 2025, 2026] as const;
export type SupportedYear = (typeof supportedYears)[number];

/**
 * The month whose rules apply when none is asked for: the specification's constants (minimum wage 1 978.34) are those of
 * January 2025. The one place that holds the default.
 */
export const defaultPayMonth = '2025-01';

/** The tax year whose ceilings apply when none is asked for: the specification's texts speak of 2025. */
export const defaultTaxYear: SupportedYear = 2025;
