import type { Language } from '../../../../shared/language.ts';
import type { Random } from './random.test-support.ts';
import type { RowName } from './slips.test-support.ts';

type Names = readonly [string, ...string[]];

/** The words of payslips, as programs print them. */
const slipLabels: Readonly<Record<Language, Readonly<Record<RowName, Names>>>> = {
  fr: {
    basePay: [
      'Salaire mensuel',
      'Salaire Mensuel Employés',
      'Rémun. Base',
      'Salaire de base',
      'Appointement',
    ],
    overtimePay: [
      'Heures supplémentaires',
      'Prest. HS à 50 %',
      'Paiement HS + 50 %',
      'Heures complémentaires',
    ],
    supplements: ['Suppléments DNF', 'Supplément dimanche', 'Férié extra'],
    bonus: ['Prime', 'Gratification', 'Bonus', 'Treizième mois', '13ième mois'],
    benefitsInKind: ['Avantage en nature voiture (ATN)'],
    grossSalary: ['Brut total', 'Brut EUR', 'Brut mensuel', 'Total brut', 'Salaire brut'],
    illnessContributions: [
      'Maladie Soins',
      'Assurance maladie soins',
      'Soins de santé',
      'Assurance maladie',
    ],
    illnessCashContributions: ['Maladie Espèces', 'Assurance maladie espèce', 'Assurance maladie'],
    careNp: ['Maladie Soins NP'],
    pensionContributions: ['Caisse de Pension', 'Assurance pension', 'Pension'],
    pensionNp: ['Pension NP'],
    longTermCareInsurance: ['Assurance dépendance', 'Dépendance'],
    longTermCareNp: ['Assurance dépendance NP'],
    totalContributions: ['Cotisations totales', 'Total charges sociales'],
    travel: ['Frais de déplacement', 'FD', 'Déductions légales'],
    taxableIncome: ['Imposable', 'Semi-net', 'Net imposable', 'Revenu imposable'],
    taxBeforeCredits: ['Impôt', 'Impôt retenu', 'Retenue d’impôt (RTS)'],
    taxCredits: ['Total crédits d’impôt', 'Crédits d’impôt'],
    employmentCredit: ['CIS', 'Crédit Impôts Salarié', 'Crédit d’impôt salarié (CIS)'],
    energyCredit: ['CI-CO2', 'Crédit d’impôt CO2'],
    minimumWageCredit: ['CISSM', 'Crédit d’impôt SSM'],
    singleParentCredit: ['CIM', 'Crédit d’impôt monoparental'],
    netSalary: ['Net', 'Total net', 'Salaire net'],
    acompte: ['Acompte', 'Saisie/Cession'],
    mealVoucherShare: ['Chèques repas', 'Tickets restaurant'],
    payout: ['Net à payer', 'Total net à virer'],
    accident: ['Assurance accident'],
    mutuality: ['Mutualité'],
  },
  en: {
    basePay: ['Basic salary', 'Base pay'],
    overtimePay: ['Overtime'],
    supplements: ['Sunday supplement', 'Night supplement', 'Public holiday supplement'],
    bonus: ['Bonus', 'Gratification', '13th month'],
    benefitsInKind: ['Benefit in kind (vehicle)'],
    grossSalary: ['Gross', 'Gross salary', 'Total gross'],
    illnessContributions: ['Health Fund', 'Health insurance'],
    illnessCashContributions: ['Cash Sickness Fund', 'Sickness fund'],
    careNp: ['Health Fund NP'],
    pensionContributions: ['Retirement Fund', 'Pension'],
    pensionNp: ['Retirement Fund NP'],
    longTermCareInsurance: ['Dependency Insurance', 'Long-term care insurance'],
    longTermCareNp: ['Dependency Insurance NP'],
    totalContributions: ['Total contributions'],
    travel: ['Travel expenses'],
    taxableIncome: ['Taxable Amount', 'Taxable income'],
    taxBeforeCredits: ['Withholding Taxes', 'Income tax', 'Tax'],
    taxCredits: ['Tax credits'],
    employmentCredit: ['Employee Tax Credit', 'CIS'],
    energyCredit: ['CO2 credit', 'CO2 tax credit'],
    minimumWageCredit: ['Minimum-wage credit', 'CISSM'],
    singleParentCredit: ['Single-parent tax credit', 'CIM'],
    netSalary: ['Net salary', 'Net pay', 'Total net'],
    acompte: ['Advance'],
    mealVoucherShare: ['Meal Vouchers', 'Meal voucher'],
    payout: ['Net To Pay'],
    accident: ['Accident'],
    mutuality: ['Mutual insurance'],
  },
  de: {
    basePay: ['Grundgehalt', 'Grundlohn'],
    overtimePay: ['Überstunden'],
    supplements: ['Sonntagszuschlag', 'Nachtzuschlag', 'Feiertagszuschlag'],
    bonus: ['Prämie', 'Gratifikation', '13. Monat'],
    benefitsInKind: ['Sachbezug', 'Firmenwagen'],
    grossSalary: ['Bruttolohn', 'Gesamtbrutto'],
    illnessContributions: ['Krankenversicherung Sachleistungen', 'Krankenversicherung'],
    illnessCashContributions: ['Krankenversicherung Geldleistungen', 'Krankenversicherung'],
    careNp: ['Krankenversicherung Sachleistungen NP'],
    pensionContributions: ['Rentenversicherung'],
    pensionNp: ['Rentenversicherung NP'],
    longTermCareInsurance: ['Pflegeversicherung'],
    longTermCareNp: ['Pflegeversicherung NP'],
    totalContributions: ['Sozialabgaben'],
    travel: ['Fahrtkosten'],
    taxableIncome: ['steuerpflichtig', 'Steuerpflichtiges Einkommen'],
    taxBeforeCredits: ['Lohnsteuer'],
    taxCredits: ['Steuergutschriften'],
    employmentCredit: ['Steuergutschrift (CIS)'],
    energyCredit: ['CI-CO2'],
    minimumWageCredit: ['CISSM'],
    singleParentCredit: ['CIM'],
    netSalary: ['Nettolohn'],
    acompte: ['Vorschuss'],
    mealVoucherShare: ['Essensgutscheine'],
    payout: ['Auszahlungsbetrag'],
    accident: ['Unfallversicherung'],
    mutuality: ['Mutualität'],
  },
};

const noAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');

/** Words for each row, always the same in one slip; some slips have capitals, some no accents. */
export function labelsFor(language: Language, random: Random): (name: RowName) => string {
  const isUpper = random.chance(0.2);
  const hasNoAccents = random.chance(0.2);
  const chosen = new Map<RowName, string>();
  return (name) => {
    const known = chosen.get(name);
    if (known !== undefined) return known;
    const picked = random.oneOf(slipLabels[language][name]);
    const plain = hasNoAccents ? noAccents(picked) : picked;
    const label = isUpper ? plain.toUpperCase() : plain;
    chosen.set(name, label);
    return label;
  };
}
