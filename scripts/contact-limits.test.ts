import { expect, test } from 'vitest';
import { contactSchema } from '../api/src/contact/contact-message.ts';
import { entryNames, maxCharacters } from '../web/src/pages/contact/form/entries.ts';

// The server and the pages import nothing from each other, so only a test can compare their limits.
test.each(entryNames)('page and server take %s of the same length', (name) => {
  expect(maxCharacters[name]).toBe(contactSchema.properties[name].maxLength);
});
