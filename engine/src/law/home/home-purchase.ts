import { defineParameter } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent, wholeRate } from '../../money/rate.ts';

/** Registration duty on the price of a home (droit d'enregistrement). */
export const registrationDutyRate = defineParameter({
  title: 'Registration duty on the purchase of a home',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('6'),
  ...reportedOf('loi/2001/08/01/n16', 'art. 24, no 2 (loi du 7 août 1920, art. 37)', {
    kind: 'authority',
    title: 'Guichet.lu, crédit d’impôt sur les actes notariés',
    url: 'https://guichet.public.lu/fr/citoyens/aides/logement-construction/aides-indirectes/credit-impot-actes-notaries.html',
    readOn: '2026-11-22',
  }),
});

/** Transcription duty on the price of a home (droit de transcription). */
export const transcriptionDutyRate = defineParameter({
  title: 'Transcription duty on the purchase of a home',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('1'),
  ...enacted('loi/2001/08/01/n16', 'art. 24, no 2 (loi du 7 août 1920, art. 37)', '2026-11-24'),
});

/** Share of the price on which both duties are charged, for a home to live in, or one to let that is bought before it is built. */
export const dutyBaseShare = defineParameter({
  title: 'Share of the price on which registration and transcription duties are taken',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: wholeRate,
      ...enacted(
        'loi/2024/12/20/a558',
        'art. 5 (loi du 22 mai 2024, art. 1er et 13)',
        '2026-11-24',
        'wholeDutyBefore',
      ),
    },
    {
      from: '2024-10-01',
      value: percent('50'),
      ...enacted(
        'loi/2024/12/20/a558',
        'art. 5 (loi du 22 mai 2024, art. 1er et 13)',
        '2026-11-24',
      ),
    },
    // Half of the price still applied to deeds until 30 September 2025 if the compromis was registered from 1 October 2024 to
    // 30 June 2025, and named in and annexed to the deed.
    {
      from: '2025-07-01',
      value: wholeRate,
      ...enacted('loi/2025/06/27/a271', 'art. 5 et 6', '2026-11-24'),
    },
  ],
});

/** Credit of each buyer against both duties on a home to live in (Bëllegen Akt). */
export const homeBuyerCredit = defineParameter({
  title: 'Credit against the duties on the purchase of a home to live in, per buyer',
  unit: 'EUR',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('40000'),
      ...enacted(
        'loi/2024/05/22/a219',
        'art. 13 ; loi du 20 décembre 2024 (Mémorial A 558), art. 5 ; loi du 4 avril 2025 (Mémorial A 121), art. 6 et 9',
        '2026-11-24',
      ),
    },
    {
      from: '2025-07-01',
      value: euros('40000'),
      ...enacted(
        'loi/2025/07/03/a279',
        'art. 1er et 2 (loi modifiée du 30 juillet 2002, art. 6)',
        '2026-11-24',
      ),
    },
  ],
});

/** What the buyer of a home must do to keep the credit, in years from the deed. */
export const homeBuyerConditions = defineParameter({
  title: 'Credit against the duties on the purchase of a home to live in, conditions in years',
  unit: 'table',
  columns: {
    moveInWithin: 'years',
    /** For a plot, or a home that is being built. */
    moveInWithinIfBuilt: 'years',
    /** Without a break, and without letting any part. */
    liveThere: 'years',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { moveInWithin: 2, moveInWithinIfBuilt: 4, liveThere: 2 },
  ...enacted(
    'loi/2002/07/30/n1',
    'art. 10 et 11 ; loi du 22 octobre 2008 (no 1), art. 34',
    '2026-11-24',
  ),
});

/** Minimum of the registration duty that remains due after the credit. */
export const homeDutyMinimum = defineParameter({
  title: 'Registration duty on the purchase of a home to live in, least that stays due',
  unit: 'EUR',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('100'),
  ...enacted('loi/2002/07/30/n1', 'art. 8', '2026-11-24'),
});
