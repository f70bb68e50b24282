import { acceptTerms, hear, open, press, spokenTask, type } from './spoken-task.test-support.tsx';

/*
 * 650 000 with 80 000 of own money: 570 000 at 3.2 % over 240 months, 1 520 / (1 - 1.0026667^-240) = 1 520 / 0.4722586 =
 * 3 218.58, 38.8 % of 8 300. One buyer's credit is 40 000 of the 45 500 of duties: 80 000 + 5 500 + 2 106.27 + 2 895.43 + 700
 * = 91 201.70, so 11 202 more than the 80 000.
 */
spokenTask(
  'a home in view: its payment, the cash for it and what limits, then its loan',
  open('/home-affordability/calculator', '2026-11-20T12:00:00Z'),
  type('99600', {
    en: 'textbox, Annual net income',
    fr: 'textbox, Revenu net annuel',
    de: 'textbox, Nettoeinkommen pro Jahr',
  }),
  type('80000', {
    en: 'textbox, Down payment',
    fr: 'textbox, Apport personnel',
    de: 'textbox, Eigenkapital',
  }),
  type('650000', {
    en: 'textbox, Home price',
    fr: 'textbox, Prix du logement',
    de: 'textbox, Kaufpreis',
  }),
  acceptTerms,
  press(
    { en: 'button, Calculate', fr: 'button, Calculer', de: 'button, Berechnen' },
    {
      en: 'heading, A home for € 650 000 costs you, per month €3219',
      fr: 'heading, Un logement à 650 000 € vous coûte, par mois 3219 €',
      de: 'heading, Eine Immobilie für 650 000 € kostet Sie im Monat 3219 €',
    },
  ),
  hear({ en: '38.8 %', fr: '38,8 %', de: '38,8 %' }),
  hear({ en: '€ 91 202', fr: '91 202 €', de: '91 202 €' }),
  hear({
    en: '€ 17 961 more than this price',
    fr: '17 961 € de plus que ce prix',
    de: '17 961 € mehr als diesen Preis',
  }),
  press(
    {
      en: 'link, How much does the loan cost? For a loan of € 570 000',
      fr: 'link, Combien coûte le prêt ? Pour un prêt de 570 000 €',
      de: 'link, Wie viel kostet der Kredit? Für einen Kredit von 570 000 €',
    },
    {
      en: 'heading, Loan cost calculator',
      fr: 'heading, Calculateur du coût d’un prêt',
      de: 'heading, Kreditkostenrechner',
    },
  ),
);
