import { defineParameter } from '../../dated/parameter.ts';
import { reportedOf } from '../../dated/source.ts';
import { percent } from '../../money/rate.ts';

/** Days of work outside Luxembourg in a year that stay taxable there: residents of France. */
export const daysOutsideForFrance = defineParameter({
  title: 'Days of work outside Luxembourg without foreign tax, residents of France',
  unit: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 34,
  ...reportedOf(
    'loi/2023/06/19/a321',
    'article unique (avenant annexé à la convention avec la France)',
    {
      kind: 'secondary',
      title: 'Le Quotidien, télétravail des frontaliers français',
      url: 'https://lequotidien.lu/a-la-une/les-deputes-approuvent-les-34-jours-de-teletravail-pour-les-frontaliers-francais',
      readOn: '2026-11-22',
      note: 'annexOfTreatyUnread',
    },
  ),
});

/** Days of work outside Luxembourg in a year that stay taxable there: residents of Belgium. */
export const daysOutsideForBelgium = defineParameter({
  title: 'Days of work outside Luxembourg without foreign tax, residents of Belgium',
  unit: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 34,
  ...reportedOf(
    'loi/2022/06/22/a338',
    'article unique (avenant annexé à la convention avec la Belgique)',
    {
      kind: 'secondary',
      title: 'RH Lab, quota de jours hors Luxembourg',
      url: 'https://www.rhlab.lu/cest-enfin-officiel-la-france-augmente-le-quota-de-jours-hors-luxembourg',
      readOn: '2026-11-22',
      note: 'annexOfTreatyUnread',
    },
  ),
});

/** Days of work outside Luxembourg in a year that stay taxable there: residents of Germany. Half an hour makes a day. */
export const daysOutsideForGermany = defineParameter({
  title: 'Days of work outside Luxembourg without foreign tax, residents of Germany',
  unit: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 34,
  ...reportedOf(
    'loi/2023/12/22/a842',
    'article unique (avenant annexé à la convention avec l’Allemagne)',
    {
      kind: 'secondary',
      title: 'LCGB, simplification fiscale pour les frontaliers allemands',
      url: 'https://lcgb.lu/fr/2023/07/07/simplification-fiscale-pour-les-frontaliers-allemands-34-jours-de-teletravail-a-partir-de-2024/',
      readOn: '2026-11-22',
      note: 'annexOfTreatyUnread',
    },
  ),
});

/** Which State insures somebody who teleworks in the State of residence, by the share of the working time there. */
export const teleworkInsurance = defineParameter({
  title: 'Telework and social insurance, shares of working time in the State of residence',
  unit: 'table',
  columns: {
    /** Below this, Luxembourg insures by the ordinary rule. */
    ordinaryBelow: 'percent',
    /** Below this, Luxembourg insures on request under the framework agreement of 1 July 2023. */
    onRequestBelow: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { ordinaryBelow: percent('25'), onRequestBelow: percent('50') },
  ...reportedOf('reg/2004/883', 'art. 13 ; accord-cadre du 1er juillet 2023', {
    kind: 'authority',
    title: 'Centre commun de la sécurité sociale, Accord télétravail',
    url: 'https://ccss.public.lu/en/employeurs/secteur-prive/activite-etranger/accord-teletravail.html',
    readOn: '2026-11-22',
  }),
});

/** The States whose residents may stay insured in Luxembourg on request, by their codes. */
export const teleworkAgreementStates = defineParameter({
  title: 'States other than Luxembourg that signed the framework agreement on telework',
  unit: 'table',
  columns: 'text',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 'AT BE HR CZ EE FI FR DE HU IE IT LI LT MT NL NO PL PT SK SI ES SE CH',
  ...reportedOf('reg/2004/883', 'art. 16 ; accord-cadre du 1er juillet 2023', {
    kind: 'authority',
    title: 'SPF Sécurité sociale, Télétravail transfrontalier dans l’UE, l’EEE et la Suisse',
    url: 'https://socialsecurity.belgium.be/fr/activites-internationales/teletravail-transfrontalier-dans-lue-leee-et-la-suisse',
    readOn: '2026-11-23',
  }),
});
