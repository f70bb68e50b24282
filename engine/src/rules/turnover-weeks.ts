/** The full weeks of a year, in which a freelancer can work. */
export const fullWeeksInYear = 52;
