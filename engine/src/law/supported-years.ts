/** Calendar years whose law is complete here, oldest first. Other years are refused. */
export const supportedYears = [2024, 2025, 2026] as const;
export type SupportedYear = (typeof supportedYears)[number];
