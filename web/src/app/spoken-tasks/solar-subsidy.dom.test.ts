import { acceptTerms, hear, open, press, spokenTask, type } from './spoken-task.test-support.tsx';

// 7.2 x (1 155 - 33 x 7.2) = 6 605.28; 14 400 - 6 605.28 - 500 = 7 294.72; 7 294.72 / 825.12 = 8.8 years.
spokenTask(
  'solar panels with the subsidy of 2026',
  open('/solar-panels/calculator', '2026-11-20T12:00:00Z'),
  type('7200', {
    en: 'textbox, Electricity consumption',
    fr: 'textbox, Consommation d’électricité',
    de: 'textbox, Stromverbrauch',
  }),
  acceptTerms,
  press(
    {
      en: 'button, Calculate your savings',
      fr: 'button, Calculer vos économies',
      de: 'button, Ihre Ersparnis berechnen',
    },
    {
      en: 'heading, Your savings per year',
      fr: 'heading, Vos économies par an',
      de: 'heading, Ihre Ersparnis pro Jahr',
    },
  ),
  press(
    {
      en: 'button, Calculate with Klimabonus 2026',
      fr: 'button, Calculer avec le Klimabonus 2026',
      de: 'button, Mit Klimabonus 2026 berechnen',
    },
    {
      en: 'heading, Your savings per year €825',
      fr: 'heading, Vos économies par an 825 €',
      de: 'heading, Ihre Ersparnis pro Jahr 825 €',
    },
  ),
  hear({
    en: 'The system pays for itself after 8.8 years.',
    fr: 'L’installation est amortie après 8,8 ans.',
    de: 'Die Anlage amortisiert sich nach 8,8 Jahren.',
  }),
  hear({ en: '€6605', fr: '6605 €', de: '6605 €' }),
);
