import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import type { Language } from '../../shared/language.ts';
import { clearSessionState } from '../../shared/session-state.ts';
import {
  expectToHear,
  pressWhatIsRead,
  startReading,
  stopReading,
} from '../../shared/testing/screen-reader.ts';
import { wholeResult } from '../../shared/testing/whole-result.ts';
import { calculate } from './test-page.tsx';

beforeEach(() => {
  clearSessionState();
});
afterEach(async () => {
  await stopReading();
  cleanup();
  vi.unstubAllGlobals();
});

/** A freelancer hears what is assumed, and asks for the other class: 3 316.84 / 4 460.00 = 74 %. */
const heard = {
  en: {
    answer: 'heading, Your net income €3316.84 , Per month, level 2',
    sentence: 'You keep 74 % of a profit of € 4 460.00.',
    assumed: 'This assumes tax class 2 and no VAT in your rate.',
    withClass1: 'button, Calculate with class 1',
    afterwards: 'This assumes no VAT in your rate.',
    withVat: 'button, Calculate with 17 % VAT',
  },
  fr: {
    answer: 'heading, Votre revenu net 3316,84 € , Par mois, level 2',
    sentence: 'Sur un bénéfice de 4 460,00 €, il vous reste 74 %.',
    assumed: 'Ce résultat suppose la classe d’impôt 2 et un tarif sans TVA.',
    withClass1: 'button, Calculer en classe 1',
    afterwards: 'Ce résultat suppose un tarif sans TVA.',
    withVat: 'button, Calculer avec 17 % de TVA',
  },
  de: {
    answer: 'heading, Ihr Nettoeinkommen 3316,84 € , Pro Monat, level 2',
    sentence: 'Von einem Gewinn von 4 460,00 € bleiben Ihnen 74 %.',
    assumed: 'Dieses Ergebnis gilt für Steuerklasse 2 und einen Stundensatz ohne Mehrwertsteuer.',
    withClass1: 'button, Mit Klasse 1 berechnen',
    afterwards: 'Dieses Ergebnis gilt für einen Stundensatz ohne Mehrwertsteuer.',
    withVat: 'button, Mit 17 % Mehrwertsteuer berechnen',
  },
} as const satisfies Readonly<Record<Language, object>>;

describe.each(['en', 'fr', 'de'] as const)('a screen reader in %s', (language) => {
  const phrases = heard[language];

  // oxlint-disable-next-line vitest/expect-expect -- expectToHear expects
  it('reads the answer with what it assumes, and the other case after a press', async () => {
    const { switchLanguage } = await calculate();
    switchLanguage(language);
    await startReading(document.body);
    await expectToHear(phrases.answer, phrases.sentence, phrases.assumed, phrases.withClass1);
    await pressWhatIsRead();
    await waitFor(() => screen.getByText(phrases.afterwards));
    await wholeResult();
    await expectToHear(phrases.answer, phrases.afterwards, phrases.withVat);
  });
});
