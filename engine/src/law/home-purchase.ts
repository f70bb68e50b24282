import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, wholeRate, type Rate } from '../money/rate.ts';

const guichet =
  'https://guichet.public.lu/fr/citoyens/aides/logement-construction/aides-indirectes/credit-impot-actes-notaries.html';
const circularOnHalvedBase =
  'https://vatupdate.com/2025/01/09/circular-no-825-reduction-of-the-tax-base-for-the-collection-of-registration-and-transcription-fees';

/** Registration duty on the price of a home (droit d'enregistrement). */
export const registrationDutyRate: Parameter<Rate> = {
  title: 'Registration duty on the purchase of a home',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('6'),
      source: {
        text: 'Droit d’enregistrement de 6 % ; Guichet.lu, crédit d’impôt sur les actes notariés',
        url: guichet,
      },
    },
  ],
};

/** Transcription duty on the price of a home (droit de transcription). */
export const transcriptionDutyRate: Parameter<Rate> = {
  title: 'Transcription duty on the purchase of a home',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('1'),
      source: {
        text: 'Droit de transcription de 1 % ; Guichet.lu, crédit d’impôt sur les actes notariés',
        url: guichet,
      },
    },
  ],
};

/** Share of the price on which both duties are charged, for a home to live in or to let. */
export const dutyBaseShare: Parameter<Rate> = {
  title: 'Share of the price on which registration and transcription duties are taken',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: wholeRate,
      source: {
        text: 'Droits d’enregistrement et de transcription sur le prix entier ; Guichet.lu, crédit d’impôt sur les actes notariés',
        url: guichet,
      },
    },
    {
      from: '2024-10-01',
      value: percent('50'),
      source: {
        text: 'Loi du 20 décembre 2024 (budget 2025), art. 5 ; circulaire AED no 825 sur VATupdate : actes du 1er octobre 2024 au 30 juin 2025',
        url: circularOnHalvedBase,
      },
    },
    // Half of the price still applied to deeds until 30 September 2025 if the compromis was filed by 30 June 2025.
    {
      from: '2025-07-01',
      value: wholeRate,
      source: {
        text: 'Loi du 20 décembre 2024 (budget 2025), art. 5 ; circulaire AED no 825 sur VATupdate : fin de la réduction de moitié le 30 juin 2025, ou le 30 septembre 2025 pour les actes dont le compromis a été présenté à l’enregistrement au plus tard le 30 juin 2025',
        url: circularOnHalvedBase,
      },
    },
  ],
};

/** Credit of each buyer against both duties on a home to live in (Bëllegen Akt). */
export const homeBuyerCredit: Parameter<Cents> = {
  title: 'Credit against the duties on the purchase of a home to live in, per buyer',
  unit: 'EUR',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('40000'),
      source: {
        text: 'Loi modifiée du 30 juillet 2002 ; 40 000 euros par acquéreur par la loi du 22 mai 2024, Guichet.lu',
        url: guichet,
      },
    },
    {
      from: '2025-07-01',
      value: euros('40000'),
      source: {
        text: 'Loi modifiée du 30 juillet 2002 ; 40 000 euros par acquéreur rendus permanents par la loi du 3 juillet 2025 ; Administration de l’enregistrement, des domaines et de la TVA (PFI)',
        url: 'https://pfi.public.lu/fr/citoyen/enregistrement/credit-impot.html',
      },
    },
  ],
};

/** Minimum of both duties that remains due after the credit. */
export const homeDutyMinimum: Parameter<Cents> = {
  title: 'Duties on the purchase of a home to live in, least that stays due',
  unit: 'EUR',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('100'),
      source: {
        text: 'Loi modifiée du 30 juillet 2002 ; montant minimal de 100 euros, Guichet.lu',
        url: guichet,
      },
    },
  ],
};
