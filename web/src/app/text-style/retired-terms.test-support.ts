import type { Language } from '../../shared/language.ts';

interface RetiredTerm {
  /** The word to use instead. */
  readonly use: string;
  /** What finds it, in the languages that have it. */
  readonly found: Partial<Record<Language, RegExp>>;
  /** Where it is retired; without these everywhere. */
  readonly namespaces?: readonly string[];
}

const patternPerLanguage = (pattern: RegExp) => ({ en: pattern, fr: pattern, de: pattern });

/** One word for one thing. What is right in some places, as a tariff for feeding in, has its exceptions there. */
export const retiredTerms: readonly RetiredTerm[] = [
  { use: 'long-term care insurance', found: { en: /dependence insurance/i } },
  { use: 'sick pay', found: { en: /cash benefits/i } },
  {
    use: 'private pension plan (third pillar), except for the employer’s scheme',
    found: { en: /supplementary pension/i },
  },
  {
    use: 'complementary health insurance',
    found: { en: /(?<!complementary )health insurance/i },
    namespaces: ['tax-optimization', 'deductions', 'deduction-steps'],
  },
  {
    use: 'personal liability insurance / responsabilité civile vie privée',
    found: { en: /home liability/i, fr: /RC habitation/i },
  },
  { use: 'skilled, unskilled workers', found: { en: /\b(?:un)?qualified\b/i } },
  { use: 'tax scale; tariff only for feed-in', found: { en: /(?<!feed-in )\btariffs?\b/i } },
  { use: 'early repayment', found: { en: /prepayment|overpayment/i } },
  { use: 'kWc', found: { fr: /kWp/ } },
  { use: 'production annuelle par kWc', found: { fr: /rendement solaire/i } },
  {
    use: 'lors de l’imposition par voie d’assiette; après le bulletin d’impôt',
    found: { fr: /(?:avec|après) l’imposition/i },
  },
  { use: 'fiche de salaire / Lohnzettel', found: { fr: /fiches? de paie/i, de: /Lohnabrechnung/ } },
  { use: 'personnes seules avec enfants à charge', found: { fr: /parents seuls/i } },
  { use: 'barèmes officiels', found: { fr: /tables officielles/i } },
  {
    use: 'bulletin d’impôt; the décompte annuel is another procedure',
    found: patternPerLanguage(/décompte(?! annuel)/i),
  },
  {
    use: 'außerberuflicher Freibetrag (abattement extra-professionnel, AE)',
    found: { de: /Freibetrag für zwei Einkommen/ },
  },
  { use: 'Nettolohn für Paare', found: { de: /(?<!Netto)Lohn für Paare|Löhne des Paares/ } },
  { use: 'Immobilie', found: { de: /Zuhause/ } },
  { use: 'Medianeinkommen der Haushalte', found: { de: /mediane[snm]? Haushaltseinkommen/ } },
  {
    use: 'For which months? / Pour quels mois ? / Für welche Monate?',
    found: { en: /rules in force/i, fr: /règles en vigueur/i, de: /Geltende Regeln/ },
  },
  {
    use: '64 or older on 1 January',
    found: {
      en: /65 in the tax year/i,
      fr: /65 ans au cours de l’année/i,
      de: /65 im Steuerjahr/i,
    },
  },
  { use: 'L.I.R.', found: patternPerLanguage(/\bLIR\b/) },
  {
    use: 'our interpretation; the law does not say whether; not yet confirmed',
    found: {
      en: /\bour (?:own )?reading\b|No text we found|no text says/i,
      fr: /notre (?:propre )?lecture|aucun texte trouvé/i,
      de: /Lesart|So lesen wir|[Kk]ein gefundener Text/,
    },
  },
  { use: 'tax-free', found: { en: /free of tax\b/i } },
  { use: 'worldwide income', found: { en: /world income|income of the world/i } },
  { use: 'tax assessment', found: { en: /tax bill/i } },
  { use: 'annual, except in the two sentences of the specification', found: { en: /\byearly\b/i } },
  { use: 'early repayment charge', found: { en: /\bindemnity\b/i } },
  { use: 'land survey register (cadastre)', found: { en: /\bland regist(?:er|ry)/i } },
  { use: 'endommagé', found: { fr: /abîmé/i } },
  { use: 'prime (gratification), once', found: { fr: /(?<!\()gratification(?! et primes)/i } },
  { use: 'vous obtenez', found: { fr: /vous voyez/i } },
  { use: 'Lohn', found: { de: /\bGehalt|Vergütung/ } },
  { use: 'Mehrwertsteuer', found: { de: /MwSt/ } },
  { use: 'Geldleistungen', found: { de: /Krankengeld/ } },
  {
    use: 'in Rechnung stellen',
    found: {
      de: /(?:müssen|Sie) (?:also |keine )?Mehrwertsteuer berechnen|berechnen Sie .{0,30}Mehrwertsteuer/,
    },
  },
  { use: 'strikte Einzelveranlagung', found: { de: /Einzelbesteuerung|[Rr]eine[nr]? Einzel/ } },
  { use: 'nicht qualifiziert', found: { de: /[Uu]nqualifiziert/ } },
  { use: 'allowance for two incomes (AE)', found: { en: /two-earner allowance/i } },
  {
    use: 'outstanding balance insurance, without an article',
    found: { en: /\ban outstanding balance insurance/i },
  },
  { use: 'tax under the scale', found: { en: /\b(?:tax on|by) the (?:annual |tax )?scale\b/i } },
  { use: 'entitled to a pension', found: { en: /pension right/i } },
  { use: 'under today’s rules', found: { en: /by today’s rules/i } },
  { use: 'voiture de fonction', found: { fr: /voitures? de service/i } },
  { use: 'partenaires enregistrés', found: { fr: /partenaires déclarés/i } },
  { use: 'panneaux solaires', found: { fr: /panneaux? photovoltaïques?/i } },
  { use: 'bonification', found: { fr: /\bboni\b/i } },
  { use: 'confortable', found: { fr: /à l’aise/i } },
  { use: 'Ehepartner', found: { de: /Ehegatt/ } },
  { use: 'Lohnsteuerkarte', found: { de: /(?<!Lohn)(?:\bSteuer|steuer)karte/ } },
  { use: 'Kollektivvertrag', found: { de: /Tarifvertr/ } },
  { use: 'Batterie', found: { de: /Heimspeicher|Batteriespeicher/ } },
  { use: 'Hauptwohnung', found: { de: /Hauptwohnsitz/ } },
  { use: 'Kredit', found: { de: /Darlehen/ } },
  { use: 'Steuergutschrift zum Mindestlohn', found: { de: /Steuergutschrift sozialer/ } },
];
