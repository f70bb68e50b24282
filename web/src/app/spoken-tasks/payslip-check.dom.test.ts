import { acceptTerms, hear, open, press, spokenTask, type } from './spoken-task.test-support.tsx';

/*
 * 5 000 in June 2026 in class 1: 719.70 of tax, with 20 km 669.20. Worked in engine/src/calculators/payslip-check/examples.ts.
 */
spokenTask(
  'two lines of a payslip, the cause of the difference, and the check with it',
  open('/payslip-check', '2026-06-26T12:00:00Z'),
  type('5000', {
    en: 'textbox, Gross salary brut total',
    fr: 'textbox, Salaire brut',
    de: 'textbox, Bruttolohn brut total',
  }),
  type('669.20', {
    en: 'textbox, Income tax impôt, avant crédits',
    fr: 'textbox, Impôt avant crédits',
    de: 'textbox, Lohnsteuer impôt, avant crédits',
  }),
  acceptTerms,
  press(
    {
      en: 'button, Check my payslip',
      fr: 'button, Vérifier ma fiche',
      de: 'button, Lohnzettel prüfen',
    },
    {
      en: 'heading, Lines as the law says 1 of 2 , June 2026, level 2',
      fr: 'heading, Lignes conformes à la loi 1 sur 2 , Juin 2026, level 2',
      de: 'heading, Zeilen nach dem Gesetz 1 von 2 , Juni 2026, level 2',
    },
  ),
  hear({
    en: 'Your employer withholds € 50.50 less tax than we calculate.',
    fr: 'Votre employeur retient 50,50 € d’impôt de moins que notre calcul.',
    de: 'Ihr Arbeitgeber behält 50,50 € weniger Steuer ein als nach unserer Rechnung.',
  }),
  hear({
    en: 'These lines differ: Income tax.',
    fr: 'Ces lignes diffèrent : Impôt avant crédits.',
    de: 'Diese Zeilen weichen ab: Lohnsteuer.',
  }),
  hear({
    en: 'heading, A travel allowance for 20 km, level 3',
    fr: 'heading, Des frais de déplacement pour 20 km, level 3',
    de: 'heading, Fahrtkosten für 20 km, level 3',
  }),
  press(
    {
      en: 'button, Use this and check again : A travel allowance for 20 km',
      fr: 'button, Reprendre et vérifier à nouveau : Des frais de déplacement pour 20 km',
      de: 'button, Übernehmen und neu prüfen : Fahrtkosten für 20 km',
    },
    {
      en: 'heading, Lines as the law says 2 of 2 , June 2026, level 2',
      fr: 'heading, Lignes conformes à la loi 2 sur 2 , Juin 2026, level 2',
      de: 'heading, Zeilen nach dem Gesetz 2 von 2 , Juni 2026, level 2',
    },
  ),
);
