import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import type { Language } from '../../shared/language.ts';
import { clearSessionState } from '../../shared/session-state.ts';
import {
  expectToHear,
  pressWhatIsRead,
  startReading,
  stopReading,
} from '../../shared/testing/screen-reader.ts';
import { calculate, showPage } from './test-page.tsx';

beforeEach(() => {
  clearSessionState();
});
afterEach(async () => {
  await stopReading();
  cleanup();
  vi.unstubAllGlobals();
});

/** What somebody hears who does not see the page, from the form to an opened line: 5 000.00 x 8 % = 400.00. */
const heard = {
  en: {
    gross: 'textbox, Gross salary, Your contract or payslip states it., not invalid, required',
    mistake: 'textbox, Gross salary, Please fill in this field.',
    terms: 'checkbox, I have read and accept the terms of use, not checked',
    missing:
      'checkbox, I have read and accept the terms of use, Please tick this box to accept the terms of use., not checked, invalid, required',
    calculate: 'button, Calculate net salary',
    answer: 'heading, Your net salary €3690.06 , Per month, level 2',
    sentence: 'You keep 74 % of € 5 000.00.',
    net: '€3690.06',
    line: 'button, Pension insurance . How is this computed?, not expanded',
    opened: 'button, Pension insurance . How is this computed?, 1 control, expanded',
    brief: '8 % of €5000.00 (contribution base).',
    law: 'link, Code de la sécurité sociale art. 238 (opens in a new tab)',
    whole: 'button, Full calculation, not expanded',
    steps: 'list, The steps of this line',
  },
  fr: {
    gross:
      'textbox, Salaire brut, Il figure dans votre contrat ou sur votre fiche de salaire., not invalid, required',
    mistake: 'textbox, Salaire brut, Veuillez remplir ce champ.',
    terms: 'checkbox, J’ai lu et j’accepte les conditions d’utilisation, not checked',
    missing:
      'checkbox, J’ai lu et j’accepte les conditions d’utilisation, Veuillez cocher cette case pour accepter les conditions d’utilisation., not checked, invalid, required',
    calculate: 'button, Calculer le salaire net',
    answer: 'heading, Votre salaire net 3690,06 € , Par mois, level 2',
    sentence: 'Sur 5 000,00 €, il vous reste 74 %.',
    net: '3690,06 €',
    line: 'button, Assurance pension . Comment est-ce calculé ?, not expanded',
    opened: 'button, Assurance pension . Comment est-ce calculé ?, 1 control, expanded',
    brief: '8 % de 5000,00 € (assiette cotisable).',
    law: 'link, Code de la sécurité sociale art. 238 (s’ouvre dans un nouvel onglet)',
    whole: 'button, Calcul complet, not expanded',
    steps: 'list, Les étapes de cette ligne',
  },
  de: {
    gross:
      'textbox, Bruttolohn, Er steht in Ihrem Arbeitsvertrag oder auf Ihrem Lohnzettel., not invalid, required',
    mistake: 'textbox, Bruttolohn, Bitte füllen Sie dieses Feld aus.',
    terms: 'checkbox, Ich habe gelesen und akzeptiere die Nutzungsbedingungen, not checked',
    missing:
      'checkbox, Ich habe gelesen und akzeptiere die Nutzungsbedingungen, Bitte setzen Sie hier das Häkchen, um die Nutzungsbedingungen zu akzeptieren., not checked, invalid, required',
    calculate: 'button, Nettolohn berechnen',
    answer: 'heading, Ihr Nettolohn 3690,06 € , Pro Monat, level 2',
    sentence: 'Von 5 000,00 € bleiben Ihnen 74 %.',
    net: '3690,06 €',
    line: 'button, Rentenversicherung . Wie wird das berechnet?, not expanded',
    opened: 'button, Rentenversicherung . Wie wird das berechnet?, 1 control, expanded',
    brief: '8 % von 5000,00 € (Beitragsgrundlage).',
    law: 'link, Code de la sécurité sociale art. 238 (öffnet sich in einem neuen Tab)',
    whole: 'button, Vollständige Rechnung, not expanded',
    steps: 'list, Die Schritte dieser Zeile',
  },
} as const satisfies Readonly<Record<Language, object>>;

describe.each(['en', 'fr', 'de'] as const)('a screen reader in %s', (language) => {
  const phrases = heard[language];

  // oxlint-disable-next-line vitest/expect-expect -- expectToHear expects
  it('reads the form, and what is missing', async () => {
    const { switchLanguage } = showPage();
    switchLanguage(language);
    await startReading(screen.getByRole('form'));
    await expectToHear(phrases.gross, phrases.terms, phrases.calculate);
    await pressWhatIsRead();
    await expectToHear(phrases.missing);
    await pressWhatIsRead();
    await expectToHear(phrases.calculate);
    await pressWhatIsRead();
    await expectToHear(phrases.mistake);
  });

  // oxlint-disable-next-line vitest/expect-expect -- expectToHear expects
  it('reads the answer first, then a line, its sentence with its law, and its steps', async () => {
    const { switchLanguage } = await calculate();
    switchLanguage(language);
    await startReading(document.body);
    await expectToHear(phrases.answer, phrases.sentence, phrases.net, phrases.line);
    await pressWhatIsRead();
    await expectToHear(phrases.opened, phrases.brief, phrases.law, phrases.whole);
    await pressWhatIsRead();
    await expectToHear(phrases.steps);
  });
});
