import { acceptTerms, hear, open, press, spokenTask, type } from './spoken-task.test-support.tsx';

// A married couple in France with 60 000 and 38 400: engine/src/calculators/tax-class/examples.ts has the arithmetic.
spokenTask(
  'the class of a married commuter',
  open('/tax-class', '2026-11-20T12:00:00Z'),
  press({ en: 'radio, France', fr: 'radio, France', de: 'radio, Frankreich' }),
  press({ en: 'radio, Married', fr: 'radio, Marié(e)', de: 'radio, Verheiratet' }),
  press({
    en: 'radio, Outside Luxembourg',
    fr: 'radio, Hors du Luxembourg',
    de: 'radio, Außerhalb Luxemburgs',
  }),
  type('5000', {
    en: 'textbox, Your gross salary taxed in Luxembourg',
    fr: 'textbox, Votre salaire brut imposé au Luxembourg',
    de: 'textbox, Ihr in Luxemburg steuerpflichtiger Bruttolohn',
  }),
  type('3200', {
    en: 'textbox, Your spouse’s gross salary taxed in Luxembourg',
    fr: 'textbox, Salaire brut imposé au Luxembourg de votre conjoint',
    de: 'textbox, In Luxemburg steuerpflichtiger Bruttolohn Ihres Ehepartners',
  }),
  acceptTerms,
  press(
    {
      en: 'button, Show my tax class',
      fr: 'button, Afficher ma classe d’impôt',
      de: 'button, Steuerklasse anzeigen',
    },
    {
      en: 'heading, Your tax class Class 1',
      fr: 'heading, Votre classe d’impôt Classe 1',
      de: 'heading, Ihre Steuerklasse Klasse 1',
    },
  ),
  hear({
    en: 'With the request below, you would pay € 2 202 less tax a year.',
    fr: 'Sur demande, vous paieriez 2 202 € d’impôt de moins par an.',
    de: 'Auf Antrag würden Sie 2 202 € weniger Steuer im Jahr zahlen.',
  }),
  hear({ en: '€11383.00', fr: '11383,00 €', de: '11383,00 €' }),
  hear({ en: '€9181.00', fr: '9181,00 €', de: '9181,00 €' }),
  hear({ en: '€2202.00', fr: '2202,00 €', de: '2202,00 €' }),
);
