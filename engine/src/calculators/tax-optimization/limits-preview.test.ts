import { expect, test } from 'vitest';
import { previewedLimits } from './limits-preview.ts';

test('the limits of a couple with two children, before anything is sent', () => {
  // 2026: 4 500 for each adult (L.I.R. art. 111bis); 672 and, up to 40 years of age, 1 344 for each of four persons (art. 111).
  const limits = previewedLimits(
    {
      age1: 35,
      age2: 37,
      childrenInHousehold: 2,
      pension1: 3200,
      lifeInsurance1: 400,
      autoLiabilityInsurance2: 300,
      homeSavings1: 600,
      outstandingBalanceInsuranceType: 2,
      outstandingBalanceInsurance: 500,
    },
    2026,
  );
  expect(limits).toEqual({
    pension: { max: 9000, paid: 3200 },
    // Periodic premiums share the limit of the other insurances.
    insurances: { max: 2688, paid: 1200 },
    homeSavings: { max: 5376, paid: 600 },
    loanInsurance: undefined,
  });
});

test('a single premium has a limit of its own', () => {
  // 6 000 + 0 children, up to 30 years of age without growth.
  const single = previewedLimits(
    { age1: 30, outstandingBalanceInsuranceType: 1, outstandingBalanceInsurance: 7000 },
    2026,
  );
  expect(single.loanInsurance).toEqual({ max: 6000, paid: 7000 });
});
