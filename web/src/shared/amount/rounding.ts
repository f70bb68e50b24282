/** Euros to the cent, after adding or subtracting them as numbers. The engine's amounts are exact and need none of this. */
export function roundedToCent(euros: number): number {
  return Math.round(euros * 100) / 100;
}

/** One of several equal parts of euros, to the cent. Whole cents are divided: a part of euros would miss half cents. */
export function equalPart(euros: number, parts: number): number {
  return Math.round(Math.round(euros * 100) / parts) / 100;
}

/** Whole euros, for estimates and for figures whose shown parts must add up. */
export function roundedToEuro(euros: number): number {
  return Math.round(euros);
}
