import { fireEvent } from '@testing-library/react';
import { termsName } from '../form/parts/TermsField.tsx';
import { wholeResult } from './whole-result.test-support.ts';

/**
 * Accepts the terms, sends a form that is filled in, and waits for its result. Finds both controls without roles, and clicks
 * without the pointer's other events: how a form is used is for the tests of forms, and takes long on a page of this size.
 */
export async function sendForm(): Promise<void> {
  fireEvent.click(control(`input[name="${termsName}"]`));
  fireEvent.click(control('form button[type="submit"]'));
  await wholeResult();
}

function control(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
}
