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

// 5 000 a month in class 1 from June 2026: 3 676.50, worked by hand from the law.
const calculate = press(calculateNetSalary, {
  en: 'heading, Your net salary €3676.50',
  fr: 'heading, Votre salaire net 3676,50 €',
  de: 'heading, Ihr Nettolohn 3676,50 €',
});

spokenTask(
  'the answer of today, found again tomorrow',
  open('/salary/calculator', '2026-11-20T12:00:00Z'),
  type('5000', grossSalary),
  acceptTerms,
  calculate,
  press({ en: 'button, Save', fr: 'button, Enregistrer', de: 'button, Speichern' }),
  hear({
    en: 'textbox, Name of the calculation',
    fr: 'textbox, Nom du calcul',
    de: 'textbox, Name der Berechnung',
  }),
  press(
    { en: 'button, Save', fr: 'button, Enregistrer', de: 'button, Speichern' },
    {
      en: 'is saved on this device. You can find it in the menu, under “My calculations”.',
      fr: 'est enregistré sur cet appareil. Vous le retrouvez dans le menu, sous « Mes calculs ».',
      de: 'ist auf diesem Gerät gespeichert. Sie finden die Berechnung im Menü unter „Meine Berechnungen“.',
    },
  ),
  open('/', '2026-11-21T12:00:00Z'),
  press({ en: 'button, Menu', fr: 'button, Menu', de: 'button, Menü' }),
  hear({
    en: 'heading, My calculations',
    fr: 'heading, Mes calculs',
    de: 'heading, Meine Berechnungen',
  }),
  press(
    {
      en: 'link, €',
      fr: 'link, 5',
      de: 'link, 5',
    },
    {
      en: 'heading, Net salary calculator',
      fr: 'heading, Calculateur de salaire net',
      de: 'heading, Nettolohnrechner',
    },
  ),
  hear({
    en: 'These are the entries you saved as “€',
    fr: 'Voici les saisies que vous avez enregistrées sous « 5',
    de: 'Das sind die Eingaben, die Sie als „5',
  }),
  hear({
    en: 'textbox, Gross salary, 5 000.00',
    fr: 'textbox, Salaire brut, 5 000,00',
    de: 'textbox, Bruttolohn, 5 000,00',
  }),
  acceptTerms,
  calculate,
);
