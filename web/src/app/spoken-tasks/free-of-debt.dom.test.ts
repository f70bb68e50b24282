import { acceptTerms, hear, open, press, spokenTask, type } from './spoken-task.test-support.tsx';

// 120 000 without interest over ten years are 1 000 a month. From November 2026 to December 2031 there are 61 payments:
// 120 000 / 61 = 1 967.2131, so 967.22 more. They end 59 months sooner.
spokenTask(
  'free of debt in a year, and the payment for it',
  open('/loan-overpayment/calculator', '2026-11-20T12:00:00Z'),
  type('120000', {
    en: 'textbox, Remaining loan amount',
    fr: 'textbox, Capital restant dû',
    de: 'textbox, Restschuld',
  }),
  type('0', {
    en: 'textbox, Interest rate per year',
    fr: 'textbox, Taux d’intérêt annuel',
    de: 'textbox, Zinssatz pro Jahr',
  }),
  type('0', {
    en: 'textbox, Early repayment amount',
    fr: 'textbox, Montant du remboursement anticipé',
    de: 'textbox, Betrag der Sondertilgung',
  }),
  press({
    en: 'Regular repayments or a goal',
    fr: 'Remboursements réguliers ou objectif',
    de: 'Regelmäßige Sondertilgungen oder ein Ziel',
  }),
  press({ en: 'radio, A goal', fr: 'radio, Un objectif', de: 'radio, Ein Ziel' }),
  type('2031', {
    en: 'textbox, Debt-free by the end of',
    fr: 'textbox, Sans dette avant la fin de',
    de: 'textbox, Schuldenfrei bis Ende',
  }),
  acceptTerms,
  press(
    {
      en: 'button, Calculate savings',
      fr: 'button, Calculer l’économie',
      de: 'button, Ersparnis berechnen',
    },
    {
      en: 'heading, To be debt-free by the end of 2031, you pay €967.22',
      fr: 'heading, Pour être sans dette fin 2031, vous payez 967,22 €',
      de: 'heading, Um Ende 2031 schuldenfrei zu sein, zahlen Sie 967,22 €',
    },
  ),
  hear({
    en: 'Your loan ends 4 years and 11 months sooner.',
    fr: 'Votre prêt se termine 4 ans et 11 mois plus tôt.',
    de: 'Ihr Kredit endet 4 Jahre und 11 Monate früher.',
  }),
);
