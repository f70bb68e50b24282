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

/** The French words for a line as payslips here print them: the usual one, and others. */
export const printedNames: Readonly<
  Record<SlipLine, { readonly usual: string; readonly others: readonly string[] }>
> = {
  grossSalary: {
    usual: 'brut total',
    others: ['Brut EUR', 'Brut mensuel', 'Total brut', 'Cotisable'],
  },
  pensionContributions: {
    usual: 'assurance pension',
    others: ['Caisse de pension', 'Pension NP', 'CNAP'],
  },
  illnessContributions: {
    usual: 'maladie, soins',
    others: ['Maladie soins', 'Soins de santé', 'Maladie soins NP'],
  },
  illnessCashContributions: {
    usual: 'maladie, espèces',
    others: ['Maladie espèces', 'Assurance maladie espèce'],
  },
  longTermCareInsurance: {
    usual: 'assurance dépendance',
    others: ['Assurance dépendance NP', 'Dépendance'],
  },
  taxBeforeCredits: {
    usual: 'impôt, avant crédits',
    others: ['Impôt', 'Impôt retenu', 'Retenue d’impôt', 'RTS', 'Impôt NP'],
  },
  taxCredits: { usual: 'crédits d’impôt', others: ['CIS', 'CIM', 'Crédits'] },
  netSalary: {
    usual: 'net à payer',
    others: ['Net', 'Total net', 'Salaire net', 'Total net à virer'],
  },
  overtimePay: {
    usual: 'heures supplémentaires',
    others: ['Prest. HS', 'Paiement HS', 'Heures complémentaires'],
  },
  supplements: {
    usual: 'suppléments',
    others: ['Suppléments DNF', 'Dimanche', 'Nuit', 'Férié extra'],
  },
  bonus: {
    usual: 'prime, 13ᵉ mois',
    others: ['Gratification', 'Prime d’ancienneté', 'Treizième mois', 'Bonus'],
  },
  benefitsInKind: {
    usual: 'avantages en nature',
    others: ['Avantage voiture (ATN)', 'Avantage prêt', 'Logement'],
  },
  taxableIncome: { usual: 'imposable', others: ['Semi-net', 'Net imposable', 'Imposable NP'] },
  employmentCredit: { usual: 'CIS', others: ['Crédit d’impôt salarié', 'CIS'] },
  energyCredit: { usual: 'CI-CO₂', others: ['Crédit d’impôt CO2', 'CI-CO2'] },
  minimumWageCredit: { usual: 'CISSM', others: ['Crédit d’impôt salaire social minimum', 'CISSM'] },
  singleParentCredit: { usual: 'CIM', others: ['Crédit d’impôt monoparental', 'CIM'] },
  mealVoucherShare: {
    usual: 'chèques repas',
    others: ['Tickets restaurant', 'Chèques repas part salarié'],
  },
};
