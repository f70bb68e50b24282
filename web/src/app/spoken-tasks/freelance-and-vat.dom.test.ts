import { acceptTerms, hear, open, press, spokenTask } from './spoken-task.test-support.tsx';

/*
 * By hand from the law of 2026: a profit of 53 520 leaves 39 255.92 in class 2; 39 255.92 / 12 = 3 271.33, and 39 255.92 /
 * 53 520 = 73 %. With VAT in the rate 53 520 / 1.17 = 45 743.59 is the profit, and 53 520 - 45 743.59 = 7 776.41 the VAT.
 */
spokenTask(
  'a freelancer without VAT and with it',
  open('/freelance/calculator', '2026-11-20T12:00:00Z'),
  acceptTerms,
  press(
    {
      en: 'button, Calculate net income',
      fr: 'button, Calculer le revenu net',
      de: 'button, Nettoeinkommen berechnen',
    },
    {
      en: 'heading, Your net income €3271.33',
      fr: 'heading, Votre revenu net 3271,33 €',
      de: 'heading, Ihr Nettoeinkommen 3271,33 €',
    },
  ),
  hear({
    en: 'You keep 73.3 % of a profit of € 4 460.',
    fr: 'Sur un bénéfice de 4 460 €, il vous reste 73,3 %.',
    de: 'Von einem Gewinn von 4 460 € bleiben Ihnen 73,3 %.',
  }),
  hear({
    en: 'We assume tax class 2 and no VAT in your rate.',
    fr: 'Nous supposons la classe d’impôt 2 et un tarif sans TVA.',
    de: 'Wir gehen von Steuerklasse 2 und einem Stundensatz ohne Mehrwertsteuer aus.',
  }),
  hear({
    en: 'button, Calculate with class 1',
    fr: 'button, Calculer en classe 1',
    de: 'button, Mit Klasse 1 berechnen',
  }),
  press(
    {
      en: 'button, Calculate with 17 % VAT',
      fr: 'button, Calculer avec 17 % de TVA',
      de: 'button, Mit 17 % Mehrwertsteuer berechnen',
    },
    {
      en: 'heading, Your net income',
      fr: 'heading, Votre revenu net',
      de: 'heading, Ihr Nettoeinkommen',
    },
  ),
  hear({
    en: 'We assume tax class 2.',
    fr: 'Nous supposons la classe d’impôt 2.',
    de: 'Wir gehen von Steuerklasse 2 aus.',
  }),
  hear({ en: '€7776.41', fr: '7776,41 €', de: '7776,41 €' }),
  hear({ en: '€45743.59', fr: '45743,59 €', de: '45743,59 €' }),
);
