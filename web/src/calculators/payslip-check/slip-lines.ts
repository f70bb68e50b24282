import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';

/** The eight lines that most payslips have, in their order. */
export const mainLines = [
  'grossSalary',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxBeforeCredits',
  'taxCredits',
  'netSalary',
] as const satisfies readonly SlipLine[];

/** The lines that some payslips have beside them. */
export const furtherLines = [
  'overtimePay',
  'supplements',
  'bonus',
  'benefitsInKind',
  'taxableIncome',
  'employmentCredit',
  'energyCredit',
  'minimumWageCredit',
  'singleParentCredit',
  'mealVoucherShare',
] as const satisfies readonly SlipLine[];

/** The colour of a line, as in the result of a net salary. */
export const colourOf: Readonly<Partial<Record<SlipLine, string>>> = {
  grossSalary: 'var(--suen-text)',
  pensionContributions: 'var(--suen-pension)',
  illnessContributions: 'var(--suen-care)',
  illnessCashContributions: 'var(--suen-cash)',
  longTermCareInsurance: 'var(--suen-long-term-care)',
  taxBeforeCredits: 'var(--suen-tax)',
  taxCredits: 'var(--suen-control-line)',
  netSalary: 'var(--suen-net)',
};

/** The words for a line as payslips print them: the usual French one, and others by language. */
interface PrintedNames {
  readonly usual: string;
  readonly fr: readonly string[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

export const printedNames: Readonly<Record<SlipLine, PrintedNames>> = {
  grossSalary: {
    usual: 'brut total',
    fr: ['Brut EUR', 'Brut mensuel', 'Cotisable'],
    en: ['Gross', 'Total gross', 'Gross pay'],
    de: ['Bruttolohn', 'Gesamtbrutto', 'Brutto'],
  },
  pensionContributions: {
    usual: 'assurance pension',
    fr: ['Caisse de pension', 'Pension NP', 'CNAP'],
    en: ['Retirement fund', 'Pension'],
    de: ['Rentenversicherung', 'Pensionsversicherung'],
  },
  illnessContributions: {
    usual: 'maladie, soins',
    fr: ['Soins de santé', 'Assurance maladie soins', 'Maladie soins NP'],
    en: ['Health fund', 'Health care'],
    de: ['Krankenversicherung Sachleistungen', 'Krankenpflege'],
  },
  illnessCashContributions: {
    usual: 'maladie, espèces',
    fr: ['Assurance maladie espèce', 'Prestations en espèces'],
    en: ['Cash sickness fund', 'Sickness cash benefit'],
    de: ['Krankenversicherung Geldleistungen', 'Krankengeld'],
  },
  longTermCareInsurance: {
    usual: 'assurance dépendance',
    fr: ['Dépendance', 'Assurance dépendance NP'],
    en: ['Dependency insurance', 'Dependence'],
    de: ['Pflegeversicherung'],
  },
  taxBeforeCredits: {
    usual: 'impôt, avant crédits',
    fr: ['Impôt retenu', 'Retenue d’impôt', 'RTS', 'Impôt NP'],
    en: ['Withholding tax', 'Tax'],
    de: ['Lohnsteuer', 'Steuerabzug'],
  },
  taxCredits: {
    usual: 'crédits d’impôt',
    fr: ['CIS', 'CIM', 'CI-CO2', 'Crédits'],
    en: ['Employee tax credit'],
    de: ['Steuergutschrift', 'Steuerkredit'],
  },
  netSalary: {
    usual: 'net à payer',
    fr: ['Total net', 'Salaire net', 'Total net à virer'],
    en: ['Net to pay', 'Net pay'],
    de: ['Nettolohn', 'Auszahlungsbetrag'],
  },
  overtimePay: {
    usual: 'heures supplémentaires',
    fr: ['Prest. HS', 'Paiement HS', 'Heures complémentaires'],
    en: ['Overtime'],
    de: ['Überstunden', 'Mehrarbeit'],
  },
  supplements: {
    usual: 'suppléments',
    fr: ['Suppléments DNF', 'Dimanche', 'Nuit', 'Férié extra'],
    en: ['Sunday', 'Night', 'Public holiday supplement'],
    de: ['Sonntagszuschlag', 'Nachtzuschlag', 'Feiertagszuschlag'],
  },
  bonus: {
    usual: 'prime, 13ᵉ mois',
    fr: ['Gratification', 'Prime d’ancienneté', 'Treizième mois', 'Bonus'],
    en: ['Gratification', '13th month'],
    de: ['Prämie', 'Gratifikation', '13. Monat'],
  },
  benefitsInKind: {
    usual: 'avantages en nature',
    fr: ['Avantage voiture (ATN)', 'Avantage prêt', 'Logement'],
    en: ['Benefit in kind (vehicle)', 'Company car'],
    de: ['Sachbezug', 'Firmenwagen'],
  },
  taxableIncome: {
    usual: 'imposable',
    fr: ['Semi-net', 'Net imposable', 'Imposable NP'],
    en: ['Taxable amount'],
    de: ['Steuerpflichtig', 'Steuerpflichtiger Lohn'],
  },
  employmentCredit: {
    usual: 'CIS',
    fr: ['Crédit d’impôt salarié'],
    en: ['Employee tax credit'],
    de: ['Steuergutschrift für Arbeitnehmer'],
  },
  energyCredit: {
    usual: 'CI-CO₂',
    fr: ['Crédit d’impôt CO2'],
    en: ['CO2 credit'],
    de: ['CO2-Gutschrift'],
  },
  minimumWageCredit: {
    usual: 'CISSM',
    fr: ['Crédit d’impôt salaire social minimum'],
    en: ['Minimum wage credit'],
    de: ['Gutschrift Mindestlohn'],
  },
  singleParentCredit: {
    usual: 'CIM',
    fr: ['Crédit d’impôt monoparental'],
    en: ['Single-parent tax credit'],
    de: ['Gutschrift für Alleinerziehende'],
  },
  mealVoucherShare: {
    usual: 'chèques repas',
    fr: ['Tickets restaurant', 'Chèques repas part salarié'],
    en: ['Meal vouchers', 'Luncheon vouchers'],
    de: ['Essensgutscheine', 'Essensschecks'],
  },
};
