import type { Language } from '../../shared/language.ts';

interface RetiredTerm {
  readonly name: string;
  readonly use: string;
  /** What finds it, in the languages that have it. */
  readonly found: Partial<Record<Language, RegExp>>;
  /** Where it is retired; without these everywhere. */
  readonly namespaces?: readonly string[];
}

const inAll = (pattern: RegExp) => ({ en: pattern, fr: pattern, de: pattern });

/** One word for one thing. What is right in some places, as a tariff for feeding in, has its exceptions there. */
export const retiredTerms: readonly RetiredTerm[] = [
  {
    name: 'dependence insurance',
    use: 'long-term care insurance',
    found: { en: /dependence insurance/i },
  },
  { name: 'cash benefits', use: 'sick pay', found: { en: /cash benefits/i } },
  {
    name: 'supplementary pension',
    use: 'private pension plan (third pillar), except for the employer’s scheme',
    found: { en: /supplementary pension/i },
  },
  {
    name: 'health insurance, as a deduction',
    use: 'complementary health insurance',
    found: { en: /(?<!complementary )health insurance/i },
    namespaces: ['tax-optimization', 'deductions', 'deduction-steps'],
  },
  {
    name: 'home liability',
    use: 'personal liability insurance / responsabilité civile vie privée',
    found: { en: /home liability/i, fr: /RC habitation/i },
  },
  {
    name: 'qualified workers',
    use: 'skilled, unskilled workers',
    found: { en: /\b(?:un)?qualified\b/i },
  },
  {
    name: 'tariff',
    use: 'tax scale; tariff only for feed-in',
    found: { en: /(?<!feed-in )\btariffs?\b/i },
  },
  {
    name: 'prepayment',
    use: 'early repayment',
    found: { en: /prepayment|overpayment/i },
  },
  { name: 'kWp', use: 'kWc', found: { fr: /kWp/ } },
  {
    name: 'rendement solaire',
    use: 'production annuelle par kWc',
    found: { fr: /rendement solaire/i },
  },
  {
    name: 'après l’imposition',
    use: 'lors de l’imposition par voie d’assiette; après le bulletin d’impôt',
    found: { fr: /(?:avec|après) l’imposition/i },
  },
  {
    name: 'fiche de paie',
    use: 'fiche de salaire / Lohnzettel',
    found: { fr: /fiches? de paie/i, de: /Lohnabrechnung/ },
  },
  {
    name: 'parents seuls',
    use: 'personnes seules avec enfants à charge',
    found: { fr: /parents seuls/i },
  },
  { name: 'tables officielles', use: 'barèmes officiels', found: { fr: /tables officielles/i } },
  {
    name: 'décompte, for the settlement by assessment',
    use: 'bulletin d’impôt; the décompte annuel is another procedure',
    found: inAll(/décompte(?! annuel)/i),
  },
  {
    name: 'Freibetrag für zwei Einkommen',
    use: 'außerberuflicher Freibetrag (abattement extra-professionnel, AE)',
    found: { de: /Freibetrag für zwei Einkommen/ },
  },
  {
    name: 'Lohn für Paare',
    use: 'Nettolohn für Paare',
    found: { de: /(?<!Netto)Lohn für Paare|Löhne des Paares/ },
  },
  { name: 'Zuhause', use: 'Immobilie', found: { de: /Zuhause/ } },
  {
    name: 'medianes Haushaltseinkommen',
    use: 'Medianeinkommen der Haushalte',
    found: { de: /mediane[snm]? Haushaltseinkommen/ },
  },
  {
    name: 'rules in force, as the label of a choice of months',
    use: 'For which months? / Pour quels mois ? / Für welche Monate?',
    found: { en: /rules in force/i, fr: /règles en vigueur/i, de: /Geltende Regeln/ },
  },
  {
    name: '65 in the tax year',
    use: '64 or older on 1 January',
    found: {
      en: /65 in the tax year/i,
      fr: /65 ans au cours de l’année/i,
      de: /65 im Steuerjahr/i,
    },
  },
  { name: 'LIR', use: 'L.I.R.', found: inAll(/\bLIR\b/) },
  {
    name: 'our reading, no text we found',
    use: 'our interpretation; the law does not say whether; not yet confirmed',
    found: {
      en: /\bour (?:own )?reading\b|No text we found|no text says/i,
      fr: /notre (?:propre )?lecture|aucun texte trouvé/i,
      de: /Lesart|So lesen wir|[Kk]ein gefundener Text/,
    },
  },
  { name: 'free of tax', use: 'tax-free', found: { en: /free of tax\b/i } },
  {
    name: 'world income',
    use: 'worldwide income',
    found: { en: /world income|income of the world/i },
  },
  { name: 'tax bill', use: 'tax assessment', found: { en: /tax bill/i } },
  {
    name: 'yearly',
    use: 'annual, except in the two sentences of the specification',
    found: { en: /\byearly\b/i },
  },
  {
    name: 'indemnity, as the English word',
    use: 'early repayment charge',
    found: { en: /\bindemnity\b/i },
  },
  {
    name: 'land register',
    use: 'land survey register (cadastre)',
    found: { en: /\bland regist(?:er|ry)/i },
  },
  { name: 'abîmé, of data', use: 'endommagé', found: { fr: /abîmé/i } },
  {
    name: 'gratification, beside prime',
    use: 'prime (gratification), once',
    found: { fr: /(?<!\()gratification(?! et primes)/i },
  },
  { name: 'vous voyez, for a result', use: 'vous obtenez', found: { fr: /vous voyez/i } },
  { name: 'Gehalt', use: 'Lohn', found: { de: /\bGehalt/ } },
  { name: 'MwSt.', use: 'Mehrwertsteuer', found: { de: /MwSt/ } },
  { name: 'Krankengeld', use: 'Geldleistungen', found: { de: /Krankengeld/ } },
  {
    name: 'Mehrwertsteuer berechnen, for charge',
    use: 'in Rechnung stellen',
    found: {
      de: /(?:müssen|Sie) (?:also |keine )?Mehrwertsteuer berechnen|berechnen Sie .{0,30}Mehrwertsteuer/,
    },
  },
  {
    name: 'Einzelbesteuerung, reine',
    use: 'strikte Einzelveranlagung',
    found: { de: /Einzelbesteuerung|[Rr]eine[nr]? Einzel/ },
  },
  { name: 'unqualifiziert', use: 'nicht qualifiziert', found: { de: /[Uu]nqualifiziert/ } },
  {
    name: 'two-earner allowance',
    use: 'allowance for two incomes (AE)',
    found: { en: /two-earner allowance/i },
  },
  {
    name: 'insurance with an article',
    use: 'outstanding balance insurance, without an article',
    found: { en: /\ban outstanding balance insurance/i },
  },
  {
    name: 'tax on the scale',
    use: 'tax under the scale',
    found: { en: /\b(?:tax on|by) the (?:annual |tax )?scale\b/i },
  },
  { name: 'pension right', use: 'entitled to a pension', found: { en: /pension right/i } },
  { name: 'by today’s rules', use: 'under today’s rules', found: { en: /by today’s rules/i } },
  {
    name: 'voiture de service',
    use: 'voiture de fonction',
    found: { fr: /voitures? de service/i },
  },
  {
    name: 'partenaires déclarés',
    use: 'partenaires enregistrés',
    found: { fr: /partenaires déclarés/i },
  },
  {
    name: 'panneaux photovoltaïques',
    use: 'panneaux solaires',
    found: { fr: /panneaux? photovoltaïques?/i },
  },
  { name: 'boni', use: 'bonification', found: { fr: /\bboni\b/i } },
  { name: 'à l’aise, of a price', use: 'confortable', found: { fr: /à l’aise/i } },
  { name: 'Ehegatte', use: 'Ehepartner', found: { de: /Ehegatt/ } },
  {
    name: 'Steuerkarte',
    use: 'Lohnsteuerkarte',
    found: { de: /(?<!Lohn)(?:\bSteuer|steuer)karte/ },
  },
  { name: 'Vergütung', use: 'Lohn', found: { de: /Vergütung/ } },
  { name: 'Tarifvertrag', use: 'Kollektivvertrag', found: { de: /Tarifvertr/ } },
  { name: 'Speicher, of a home', use: 'Batterie', found: { de: /Heimspeicher|Batteriespeicher/ } },
  { name: 'Hauptwohnsitz', use: 'Hauptwohnung', found: { de: /Hauptwohnsitz/ } },
  { name: 'Darlehen', use: 'Kredit', found: { de: /Darlehen/ } },
  {
    name: 'sozialer Mindestlohn, of the credit',
    use: 'Steuergutschrift zum Mindestlohn',
    found: { de: /Steuergutschrift sozialer/ },
  },
];
