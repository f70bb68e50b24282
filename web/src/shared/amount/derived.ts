import { monthsInYear } from '@suen/engine/small-door';
import { roundedToCent } from './rounding.ts';

/*
 * All that a page makes of the figures that it shows. Every other figure is the engine's, with its steps.
 */

/** Amounts that are shown as one, in euros to the cent. */
export function sum(amounts: readonly number[]): number {
  return roundedToCent(amounts.reduce((total, amount) => total + amount, 0));
}

/** How much more one amount is than another, in euros to the cent. Below zero it is less. */
export function difference(amount: number, than: number): number {
  // Zero has no sign.
  return roundedToCent(amount - than) + 0;
}

/** A part in percent of its whole. */
export function percentOf(part: number, whole: number): number {
  return (part / whole) * 100;
}

/** A rate of interest, some points higher. */
export function higherRate(percent: number, points: number): number {
  return percent + points;
}

/** What a chart draws of an amount: nothing below zero. */
export function atLeastZero(amount: number): number {
  return Math.max(0, amount);
}

/** One of several equal parts of euros, to the cent. Whole cents are divided: a part of euros would miss half cents. */
export function equalPart(euros: number, parts: number): number {
  return Math.round(Math.round(euros * 100) / parts) / 100;
}

/** A month's part of a year's euros, to the cent. */
export function perMonth(annualAmount: number): number {
  return equalPart(annualAmount, monthsInYear);
}

/** Twelve months of a month's euros. */
export function perYear(monthlyAmount: number): number {
  return roundedToCent(monthlyAmount * monthsInYear);
}
