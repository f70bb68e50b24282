import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import { plainText } from './printed-number.ts';

/**
 * What a row of a payslip is about, by its words. `illness` is medical care or sick pay, which the rate tells apart: their names
 * are swapped on some payslips.
 */
export type RowKind =
  | Exclude<SlipLine, 'illnessContributions' | 'illnessCashContributions'>
  | 'illness'
  /** The base of contributions, which is the gross salary unless it is above a limit. */
  | 'contributionBase'
  | 'basePay'
  /** Paid or taken off after the net salary. */
  | 'netItem'
  /** What is paid out in the end. Without such items it is the net salary. */
  | 'payout'
  /** One row for several tax credits. */
  | 'severalCredits'
  | 'otherBonus'
  | 'exemptOvertime'
  /** Known, and no line that is read. */
  | 'ignored';

const marks = /[^a-z0-9%+]+/g;
const accents = /\p{Diacritic}/gu;

/** Small letters without accents, and no marks: "Crédit d'impôt" becomes "credit d impot". */
export function plainWords(text: string): string {
  return plainText(text)
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replace(marks, ' ')
    .trim();
}

const overtime = /\bheures? sup|\bheures? compl|\bhs\b|\bovertime\b|uberstunden/;
const exempt = /exempt|exoner|steuerfrei|tax free|non imposable|befreit/;
const timeAway = /\b(heures?|jours?|conges?|hours?|days?|leave|stunden|tage|urlaub|solde)\b/;

interface Words {
  readonly kind: RowKind;
  readonly words: RegExp;
  readonly without?: RegExp;
}

/** The first that fits decides. Words are compared as `plainWords` writes them. */
const kinds: readonly Words[] = [
  {
    kind: 'ignored',
    words:
      /\bcumul|year to date|\bytd\b|kumul|jahressumme|jahreswert|\bpatronal|employeur|\bemployer|arbeitgeber|mutualite|mutualitat|mutual insurance|accident|unfall|sante au travail|health at work|arbeitsmedizin|prestations familiales|\bcsl\b|chambre des salaries|taux horaire|hourly|stundenlohn|salaire horaire|minimum social|\bssm\b|abattement/,
    without: /credit|\bcissm\b/,
  },
  {
    kind: 'severalCredits',
    words:
      /(\bcis\b|\bcim\b|\bcip\b|\bcissm\b|\bco2\b).*(\bcis\b|\bcim\b|\bcip\b|\bcissm\b|\bco2\b)/,
    without: /total/,
  },
  {
    kind: 'minimumWageCredit',
    words:
      /\bcissm\b|credit.*(\bssm\b|salaire social)|minimum wage.*credit|(mindestlohn.*(gutschrift|kredit)|gutschrift.*mindestlohn)/,
  },
  { kind: 'energyCredit', words: /\bco2\b|credit.*energie|energy credit/ },
  {
    kind: 'singleParentCredit',
    words: /\bcim\b|credit.*monoparental|single parent.*credit|alleinerziehende/,
  },
  {
    kind: 'employmentCredit',
    words:
      /\bcis\b|credits? (d )?impots? (pour )?salaries?\b|employee.*tax credit|gutschrift fur arbeitnehmer|arbeitnehmer.*gutschrift|steuergutschrift salarie/,
  },
  {
    kind: 'taxCredits',
    words:
      /^(total (des )?)?credits? d ?impots?( (total|totaux))?$|^total credits$|^(total )?tax credits( total)?$|^(summe |total )?(der )?steuergutschriften( (total|summe))?$/,
  },
  { kind: 'ignored', words: /credit d ?impot|tax credit|steuergutschrift/ },
  {
    kind: 'mealVoucherShare',
    words:
      /(cheques?|titres?) repas|tickets? rest|(meal|lunch) vouchers?|essensgutschein|essensmarke/,
  },
  {
    kind: 'netItem',
    words:
      /\b(acomptes?|avances?|saisies?|cession|parking)\b|\badvance|vorschuss|abschlag|pfandung|regime compl|compl\w* de pension|pension compl|supplementary pension|zusatzrente|betriebsrente|pension alimentaire|kilometri|kilometergeld|mileage|remboursement|reimburse|erstattung|frais de (route|repas|mission)|elements nets/,
  },
  {
    kind: 'ignored',
    words:
      /frais de deplacement|fahrtkosten|travel expenses|frais d obtention|depenses speciales|charges extraordinaires|\b(fd|fo|ds|ce|ac|ae|amd|ffo|fds|mvp|lrcp|rcp)\b|moderation|equil|freibetrag|deductions?\b|abzuge/,
  },
  {
    kind: 'ignored',
    words:
      /cotisations|charges sociales|contributions|sozialabgaben|sozialbeitrage|total (des )?(retenues|deductions|prelevements)|summe abzuge/,
  },
  {
    kind: 'taxableIncome',
    words: /\bimposable\b|semi net|\btaxable\b|steuerpflichtig|zu versteuern/,
    without: new RegExp(`${timeAway.source}|${exempt.source}|\\bbrut\\b|gross`),
  },
  {
    kind: 'ignored',
    words:
      /imposable|taxable|steuerpflichtig|classe|steuerklasse|tax class|tax card|fiche|steuerkarte|taux d|\b(impot|tax) (net|apres|after)|apres credit|after credit/,
  },
  {
    kind: 'taxBeforeCredits',
    words:
      /\bimpots?\b|withholding tax|income tax|wage tax|^tax(es)?\b|lohnsteuer\b|\brts\b|einkommensteuer/,
  },
  {
    kind: 'ignored',
    words: /(dependance|pflege|dependency).*(cotisable|base|assiette|bemessung)|cotisable.*dep/,
  },
  {
    kind: 'longTermCareInsurance',
    words: /dependance|pflegeversicherung|dependency|dependence ins|long term care/,
  },
  {
    kind: 'exemptOvertime',
    words: overtime,
    without: /^(?!.*(exempt|exoner|steuerfrei|tax free))/,
  },
  { kind: 'overtimePay', words: overtime },
  {
    kind: 'supplements',
    words:
      /\bdnf\b|\bdimanches?\b|\bnuits?\b|\bferies?\b|\bsunday|\bnight|public holiday|sonntag|\bnacht|feiertag/,
    without: exempt,
  },
  {
    kind: 'bonus',
    words:
      /^primes?$|prime (exceptionnelle|unique|annuelle|de fin|de resultat|de bilan)|gratification|gratifikation|\bbonus\b|13 ?(e|eme|ieme|th|\b)? ?(mois|month|monat)|treizieme|thirteenth|sonderzahlung|^pramien?$/,
  },
  { kind: 'otherBonus', words: /\bprimes?\b|pramie|\bpremium/ },
  {
    kind: 'benefitsInKind',
    words:
      /avantages? (en )?(nature|voiture)|\batn\b|benefits? in kind|sachbezu|firmenwagen|company car/,
    without: exempt,
  },
  {
    kind: 'illness',
    words:
      /maladie|soins|\bespeces?\b|krankenversicherung|krankenkasse|sachleistung|geldleistung|health (fund|insurance)|sickness|cash (fund|benefit)|medical care|sick pay/,
    without: timeAway,
  },
  {
    kind: 'pensionContributions',
    words: /\bpension\b|rentenversicherung|pensionsversicherung|retirement/,
  },
  { kind: 'ignored', words: timeAway, without: /normal|100|base|basic/ },
  {
    kind: 'payout',
    words:
      /net (a payer|a verser|a virer|payable)|(a|montant) (virer|payer|vire)|net to pay|to be paid|auszahl|uberweis|zu zahlen/,
  },
  {
    kind: 'netSalary',
    words:
      /^(total |salaire |montant |remuneration )?net(te)?( total| mensuel| eur| salaire)?$|^net (salary|pay|wage|total)$|^total net( (pay|salary))?$|^netto(lohn|gehalt|verdienst|entgelt|bezug|bezuge)?$|^gesamtnetto$/,
  },
  {
    kind: 'grossSalary',
    words:
      /^(total |salaire |montant |remuneration )?brute?( total| mensuel| eur| du mois)*$|^total (du )?(salaire )?brut|^(total )?gross( (salary|pay|wage|total|earnings))*$|^(gesamt)?brutto(lohn|gehalt|verdienst|entgelt|bezug|bezuge)?( gesamt)?$|^summe brutto|^gesamtbrutto/,
  },
  {
    kind: 'contributionBase',
    words: /\bcotisable\b|(contribution|social security) base|beitragspflichtig/,
  },
  {
    kind: 'basePay',
    words:
      /salaire (mensuel|de base)|remun\w* (de )?base|appointement|traitement|prest\w* normal|heures? normal|heures? 100|(base|basic) (salary|pay)|normal hours|grundgehalt|grundlohn|normalstunden|monatslohn|monatsgehalt/,
  },
];

const printedRate = /[+-]?(?<!\d)\d{1,3}(?:[.,]\d{1,4})?\s?%/g;
const trailingUnit = /\b(eur|euro)\b/g;
const lineCode = /^\d{3,6} (?=[a-z])/;

/** What a row is about. Undefined when its words are unknown. */
export function kindOf(label: string): RowKind | undefined {
  const words = plainWords(label.replace(printedRate, ' '))
    .replace(trailingUnit, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(lineCode, '');
  if (words === '') return undefined;
  // A rate may be the whole name of an hour: 'Prest. Normal 100 %'.
  const full = plainWords(label).replace(lineCode, '');
  return kinds.find(
    (each) =>
      [words, full].some((text) => each.words.test(text)) &&
      ![words, full].some((text) => each.without?.test(text)),
  )?.kind;
}

/** Non-periodic pay has rows of its own, which are added to those of the salary. */
export function isNonPeriodic(label: string): boolean {
  return /\bnp\b|non per|prime|gratif|bonus|\b13 ?(e|eme|ieme|th)?\b|einmal|sonderz|non recurring|one off/.test(
    plainWords(label),
  );
}
