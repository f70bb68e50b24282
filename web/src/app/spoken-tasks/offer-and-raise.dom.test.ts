import {
  acceptTerms,
  calculateNetSalary,
  grossSalary,
  hear,
  open,
  press,
  spokenTask,
  type,
} from './spoken-task.test-support.tsx';

/*
 * 65 000 and 70 000 a year in class 1, 2026, by hand in e2e/features/comparison/offer-and-raise.spec.ts: of 5 000 more stay 2 414.74,
 * which is 48 %. The payslips of a month: 3 878.11 and 4 080.04, 201.93 more.
 */
spokenTask(
  'an offer and a raise',
  open('/salary/calculator', '2026-11-20T12:00:00Z'),
  type('65000', grossSalary),
  press({ en: 'radio, Annual', fr: 'radio, Annuel', de: 'radio, Jährlich' }),
  acceptTerms,
  press(calculateNetSalary, {
    en: 'heading, Your net salary',
    fr: 'heading, Votre salaire net',
    de: 'heading, Ihr Nettolohn',
  }),
  // The focus goes to the first entry of the new column.
  press(
    {
      en: 'button, Compare with…',
      fr: 'button, Comparer avec…',
      de: 'button, Vergleichen mit …',
    },
    {
      en: 'textbox, Gross salary, Alternative, 65 000.00',
      fr: 'textbox, Salaire brut, Variante, 65 000,00',
      de: 'textbox, Bruttolohn, Variante, 65 000,00',
    },
  ),
  type(
    '70000',
    {
      en: 'textbox, Gross salary, Alternative',
      fr: 'textbox, Salaire brut, Variante',
      de: 'textbox, Bruttolohn, Variante',
    },
    {
      en: 'polite: With the raise of € 5 000 a year, you receive € 202 more a month. You keep 48 % of the raise.',
      fr: 'polite: Avec l’augmentation de 5 000 € par an, vous touchez 202 € de plus par mois. Il vous reste 48 % de l’augmentation.',
      de: 'polite: Mit der Erhöhung um 5 000 € im Jahr erhalten Sie 202 € mehr im Monat. Von der Erhöhung bleiben Ihnen 48 %.',
    },
  ),
  hear({ en: 'rowheader, Net salary', fr: 'rowheader, Salaire net', de: 'rowheader, Nettolohn' }),
  hear({ en: '2414.74', fr: '2414,74', de: '2414,74' }),
  hear({ en: 'more', fr: 'de plus', de: 'mehr' }),
);
