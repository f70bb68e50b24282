import { acceptTerms, hear, open, press, spokenTask, type } from './spoken-task.test-support.tsx';

// A profit of 60 000 in class 1 leaves 39 161.00 in 2026, worked by hand from the law; 39 161.00 / 12 = 3 263.42, which is 65.3 %.
spokenTask(
  'a self-employed person with a profit',
  open('/salary/calculator', '2026-11-20T12:00:00Z'),
  press({ en: 'More details', fr: 'Plus de détails', de: 'Weitere Angaben' }),
  press({ en: 'Employment', fr: 'Statut professionnel', de: 'Beschäftigung' }),
  press({
    en: 'radio, Self-employed',
    fr: 'radio, Indépendant',
    de: 'radio, Selbstständig',
  }),
  type('5000', {
    en: 'textbox, Profit before contributions',
    fr: 'textbox, Bénéfice avant cotisations',
    de: 'textbox, Gewinn vor Beiträgen',
  }),
  acceptTerms,
  press(
    {
      en: 'button, Calculate net income',
      fr: 'button, Calculer le revenu net',
      de: 'button, Nettoeinkommen berechnen',
    },
    {
      en: 'heading, Your net income €3263.42',
      fr: 'heading, Votre revenu net 3263,42 €',
      de: 'heading, Ihr Nettoeinkommen 3263,42 €',
    },
  ),
  hear({
    en: 'You keep 65.3 % of a profit of € 5 000.',
    fr: 'Sur un bénéfice de 5 000 €, il vous reste 65,3 %.',
    de: 'Von einem Gewinn von 5 000 € bleiben Ihnen 65,3 %.',
  }),
  // The lines are those of a profit and not of a payslip.
  hear({
    en: 'rowheader, Profit before contributions',
    fr: 'rowheader, Bénéfice avant cotisations',
    de: 'rowheader, Gewinn vor Beiträgen',
  }),
  hear({
    en: 'rowheader, Accident insurance',
    fr: 'rowheader, Assurance accident',
    de: 'rowheader, Unfallversicherung',
  }),
);
