/** The calendar years whose law is complete here, oldest first. Another year is refused, never guessed. */
export const supportedYears = [2024, 2025, 2026] as const;
export type SupportedYear = (typeof supportedYears)[number];
