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
    en: 'textbox, Income tax before credits impôt, avant crédits',
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
      en: 'heading, Income tax before credits: difference −€50.50 , June 2026, level 2',
      fr: 'heading, Impôt avant crédits : différence −50,50 € , Juin 2026, level 2',
      de: 'heading, Lohnsteuer: Abweichung −50,50 € , Juni 2026, level 2',
    },
  ),
  hear({
    en: 'Your employer withholds € 50.50 less tax than we calculate.',
    fr: 'Votre employeur retient 50,50 € d’impôt de moins que le montant calculé.',
    de: 'Ihr Arbeitgeber behält 50,50 € weniger Steuer ein, als wir berechnen.',
  }),
  hear({
    en: 'Differs: Income tax',
    fr: 'Diffère : Impôt avant crédits',
    de: 'Weicht ab: Lohnsteuer',
  }),
  hear({
    en: 'heading, A travel allowance for 20 km, level 3',
    fr: 'heading, Des frais de déplacement pour 20 km, level 3',
    de: 'heading, Fahrtkostenpauschale für 20 km, level 3',
  }),
  press(
    {
      en: 'button, Apply and check again : A travel allowance for 20 km',
      fr: 'button, Appliquer et revérifier : Des frais de déplacement pour 20 km',
      de: 'button, Damit neu prüfen : Fahrtkostenpauschale für 20 km',
    },
    {
      en: 'heading, Matching lines 2 of 2 , June 2026, level 2',
      fr: 'heading, Lignes concordantes 2 sur 2 , Juin 2026, level 2',
      de: 'heading, Übereinstimmende Zeilen 2 von 2 , Juni 2026, level 2',
    },
  ),
);
