import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

const guichet =
  'https://guichet.public.lu/fr/citoyens/aides/logement-construction/aides-indirectes/credit-impot-actes-notaries.html';

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
      from: '2025-01-01',
      value: euros('40000'),
      source: {
        text: 'Loi modifiée du 30 juillet 2002 ; 40 000 euros prolongés par la loi du 4 avril 2025, puis rendus permanents en juin 2025 (Virgule)',
        url: 'https://www.europesays.com/2191046',
      },
    },
  ],
};

/** What stays due of both duties whatever the credit. */
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
