import {
  acceptTerms,
  grossSalary,
  hear,
  open,
  press,
  spokenTask,
  type,
} from './spoken-task.test-support.tsx';

/*
 * 5 000 and 4 000 a month, each in class 1, 2026, by hand. The payslips of a month: 3 676.50 (e2e/features/tasks), and 4 000 - 462 - 46.30
 * (1.4 % of 4 000 - 692.83) - 411.70 + 54.40 = 3 134.40, whose tax is that of 12 x 3 535 - 1 020 = 41 400. The year: contributions
 * of 11.55 %, 6 930 and 5 544; long-term care, 1.4 % of what exceeds (5 x 2 703.74 + 7 x 2 771.33) / 4 = 8 229.50, 724.79 and
 * 556.79; 52 050 x 0.38 - 11 694.60 = 8 084, x 1.07 = 8 649, and 41 400 x 0.28 - 6 974.10 = 4 617, x 1.07 = 4 940; credits 300 +
 * 108 and 480 + 172.80. Net 44 104.21 + 37 612.01 = 81 716.22. An easy loan on 60 000 a year over 20 years at 3.2 % is 295 161.39,
 * the worked example of the method; x 81 716.22 / 60 000 = 401 991.
 */
spokenTask(
  'two incomes and the price of a home',
  open('/joint-salary/calculator', '2026-11-20T12:00:00Z'),
  type('5000', grossSalary),
  hear({ en: 'group, Person 2', fr: 'group, Personne 2', de: 'group, Person 2' }),
  type('4000', grossSalary),
  acceptTerms,
  press(
    {
      en: 'button, Calculate Joint Salary',
      fr: 'button, Calculer les salaires du couple',
      de: 'button, Nettolohn für Paare berechnen',
    },
    {
      en: 'heading, Your household’s net income €6810.90',
      fr: 'heading, Le revenu net de votre ménage 6810,90 €',
      de: 'heading, Das Nettoeinkommen Ihres Haushalts 6810,90 €',
    },
  ),
  press(
    {
      en: 'link, Which home can you afford? With € 81 716 net per year',
      fr: 'link, Quel logement pouvez-vous acheter ? Avec 81 716 € nets par an',
      de: 'link, Welche Immobilie können Sie sich leisten? Mit 81 716 € netto im Jahr',
    },
    {
      en: 'heading, Home affordability calculator',
      fr: 'heading, Calculateur de capacité d’achat immobilier',
      de: 'heading, Immobilienbudgetrechner',
    },
  ),
  hear({
    en: 'textbox, Annual net income, 81 716.22, This amount comes from your result in “Joint salary”. You can change it.',
    fr: 'textbox, Revenu net annuel, 81 716,22, Ce montant vient de votre résultat dans « Salaires du couple ». Vous pouvez le modifier.',
    de: 'textbox, Nettoeinkommen pro Jahr, 81 716,22, Dieser Betrag kommt aus Ihrem Ergebnis in „Nettolohn für Paare“. Sie können ihn ändern.',
  }),
  acceptTerms,
  press(
    { en: 'button, Calculate', fr: 'button, Calculer', de: 'button, Berechnen' },
    {
      en: 'heading, Home price you can easily afford €401991',
      fr: 'heading, Prix que vous pouvez assumer sans difficulté 401991 €',
      de: 'heading, Kaufpreis, den Sie sich bequem leisten können 401991 €',
    },
  ),
);
