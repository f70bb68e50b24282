import {
  calculateNetSalary,
  grossSalary,
  hear,
  open,
  press,
  spokenTask,
  type,
} from './spoken-task.test-support.tsx';

/*
 * 5 000 a month in class 1, June 2025: 3 690.06, worked by hand in engine/src/calculators/net-salary/examples.ts, which is 73.8 %;
 * 5 000.00 x 8 % = 400.00.
 */
spokenTask(
  'a payslip, what is missing for it, and one of its lines',
  open('/salary/calculator', '2025-06-15T12:00:00Z'),
  hear({
    en: 'textbox, Gross salary, See your contract or payslip., not invalid, required',
    fr: 'textbox, Salaire brut, Ce montant figure dans votre contrat ou sur votre fiche de salaire., not invalid, required',
    de: 'textbox, Bruttolohn, Ihr Bruttolohn steht in Ihrem Arbeitsvertrag oder auf Ihrem Lohnzettel., not invalid, required',
  }),
  press(calculateNetSalary, {
    en: 'Please fill in this field.',
    fr: 'Veuillez remplir ce champ.',
    de: 'Bitte füllen Sie dieses Feld aus.',
  }),
  type('5000', grossSalary),
  press(calculateNetSalary, {
    en: 'checkbox, I have read and accept the terms of use, Please tick this box to accept the terms of use., not checked, invalid, required',
    fr: 'checkbox, J’ai lu et j’accepte les conditions d’utilisation, Veuillez cocher cette case pour accepter les conditions d’utilisation., not checked, invalid, required',
    de: 'checkbox, Ich akzeptiere die Nutzungsbedingungen, Bitte setzen Sie hier das Häkchen, um die Nutzungsbedingungen zu akzeptieren., not checked, invalid, required',
  }),
  press({
    en: 'checkbox, I have read',
    fr: 'checkbox, J’ai lu',
    de: 'checkbox, Ich akzeptiere die',
  }),
  press(calculateNetSalary, {
    en: 'heading, Your net salary €3690.06 , Per month, level 2',
    fr: 'heading, Votre salaire net 3690,06 € , Par mois, level 2',
    de: 'heading, Ihr Nettolohn 3690,06 € , Pro Monat, level 2',
  }),
  hear({
    en: 'You keep 73.8 % of € 5 000.',
    fr: 'Sur 5 000 €, il vous reste 73,8 %.',
    de: 'Von 5 000 € bleiben Ihnen 73,8 %.',
  }),
  press({
    en: 'button, Pension insurance . How is this calculated?, not expanded',
    fr: 'button, Assurance pension . Comment est-ce calculé ?, not expanded',
    de: 'button, Rentenversicherung . Wie wird das berechnet?, not expanded',
  }),
  hear({
    en: 'button, Pension insurance . How is this calculated?, 1 control, expanded',
    fr: 'button, Assurance pension . Comment est-ce calculé ?, 1 control, expanded',
    de: 'button, Rentenversicherung . Wie wird das berechnet?, 1 control, expanded',
  }),
  hear({
    en: '8 % of €5000.00 (contribution base).',
    fr: '8 % de 5000,00 € (assiette cotisable).',
    de: '8 % von 5000,00 € (Beitragsgrundlage).',
  }),
  hear({
    en: 'link, Loi du 21 décembre 2012 (n° 7), art. I, n° 22 (Code de la sécurité sociale, art. 238, al. 5)',
    fr: 'link, Loi du 21 décembre 2012 (n° 7), art. I, n° 22 (Code de la sécurité sociale, art. 238, al. 5)',
    de: 'link, Loi du 21 décembre 2012 (n° 7), art. I, n° 22 (Code de la sécurité sociale, art. 238, al. 5)',
  }),
  press({
    en: 'button, Full calculation, not expanded',
    fr: 'button, Calcul complet, not expanded',
    de: 'button, Vollständige Rechnung, not expanded',
  }),
  hear({
    en: 'list, The steps of this line',
    fr: 'list, Les étapes de cette ligne',
    de: 'list, Die Schritte dieser Zeile',
  }),
);
