import { defineParameter } from '../../dated/parameter.ts';
import { reportedOf } from '../../dated/source.ts';
import { percent } from '../../money/rate.ts';

/** Limits on the loan by the value of the home (règlement CSSF 20-08). */
export const loanToValueLimits = defineParameter({
  title: 'Housing loans, largest share of the value of the home',
  unit: 'table',
  columns: {
    /** Buyers of a first home to live in. */
    firstHome: 'percent',
    /** Other buyers of a home to live in. Banks may exceed the limit for some of these loans. */
    ownHome: 'percent',
    /** Homes to let and all others. */
    other: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { firstHome: percent('100'), ownHome: percent('90'), other: percent('80') },
  ...reportedOf('loi/2019/12/04/a811', 'art. Ier (loi modifiée du 5 avril 1993, art. 59-14bis)', {
    kind: 'authority',
    title: 'CSSF, règlement no 20-08, questions et réponses du 7 janvier 2025',
    url: 'https://cssf.lu/en/Document/technical-faq-on-cssf-regulation-no-20-08-on-borrower-based-measures-for-residential-real-estate-credit',
    readOn: '2026-11-22',
  }),
});
