import type { Step } from '@suen/engine/small-door';
import type { Language } from '../language.ts';
import { showInSite } from '../test-support/show-in-site.test-support.tsx';
import { HowComputed } from './HowComputed.tsx';

export const source = {
  text: 'Code de la sécurité sociale art. 238',
  url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
  kind: 'authority',
  readOn: '2026-11-22',
} as const;

export function stepWith(part: Partial<Step>): Step {
  return {
    id: 'pensionContributions',
    lines: ['pensionContributions'],
    operation: 'arithmetic',
    operands: [],
    rounding: 'exact',
    amount: 0,
    sources: [],
    ...part,
  };
}

/** 5 000.00 x 8 % = 400.00, by hand. */
export const pension = stepWith({
  operands: [
    { id: 'contributionBase', unit: 'EUR', value: 5000, operator: '+' },
    { id: 'pensionRate', unit: 'percent', value: 8, operator: '×' },
  ],
  rounding: 'toNearestCent',
  amount: 400,
  sources: [source],
});

export function renderIn(language: Language, steps: readonly Step[], answers?: readonly Step[]) {
  showInSite(<HowComputed steps={steps} answers={answers} />, { language });
}

/** What stands on the page for the eye, with single spaces. */
export function seen(element: Element): string {
  const copy = copyOf(element);
  for (const hidden of copy.querySelectorAll('[class*="visuallyHidden"]')) hidden.remove();
  return copy.textContent.replaceAll('\u00A0', ' ');
}

/** What a screen reader reads. */
export function heard(element: Element): string {
  const copy = copyOf(element);
  for (const unspoken of copy.querySelectorAll('[aria-hidden="true"]')) unspoken.remove();
  return copy.textContent.replaceAll('\u00A0', ' ');
}

function copyOf(element: Element): HTMLElement {
  const frame = document.createElement('div');
  frame.append(element.cloneNode(true));
  return frame;
}
