/** Euros to the cent, after adding or subtracting them as numbers. The engine's amounts are exact and need none of this. */
export function roundedToCent(euros: number): number {
  return Math.round(euros * 100) / 100;
}

/** Whole euros, for estimates and for figures whose shown parts must add up. */
export function roundedToEuro(euros: number): number {
  return Math.round(euros);
}
