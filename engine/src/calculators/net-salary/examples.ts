import type { ExampleOf } from '../calculator.ts';
import type { NetSalaryResult } from './result.ts';

const workedValues =
  'Worked by hand from the monthly payslip of the law: contributions, pay less contributions down to 5 euros, scale, employment fund, credits.';

/** Worked cases of the net salary calculator. */
export const examples = [
  {
    title: '5 000 a month in class 1, June 2025',
    kind: 'derived',
    origin: `${workedValues} 5 000 - 552.50 (11.05 %) = 4 447.50, down to 4 445; 12 x 4 445 - 1 020 = 52 320, x 0.38 - 11 694.60 = 8 187, by 12 down to 682.20; x 1.07 down to 729.90; long-term care 1.4 % x (5 000 - 675.93) = 60.54; credits (600 - 0.015 x 20 000) / 12 = 25 and (192 - 0.0048 x 20 000) / 12 = 8; 5 000 - 552.50 - 60.54 - 729.90 + 33 = 3 690.06.`,
    input: { grossSalary: 5000, taxClass: 1, employmentType: 1, payMonth: '2025-06' },
    expected: {
      'monthlySalary.netSalary': 3690.06,
      'monthlySalary.pensionContributions': 400,
      'monthlySalary.illnessContributions': 140,
      'monthlySalary.illnessCashContributions': 12.5,
      'monthlySalary.longTermCareInsurance': 60.54,
      'monthlySalary.taxBeforeCredits': 729.9,
      'monthlySalary.taxCredits': 33,
      'monthlySalary.tax': 696.9,
      'annualSalary.netSalary': 44267.63,
    },
  },
  {
    title: 'The adult minimum wage in class 1a, June 2025',
    kind: 'derived',
    origin: `${workedValues} Class 1a from 2025: a quarter of the complement to 79 380. 216.30 + 75.70 + 6.76 = 298.76; 2 404.98, down to 2 400; 12 x 2 400 - 1 020 = 27 780, x 0.10 - 2 646 = 132, by 12 11.00; x 1.07 down to 11.70; long-term care 1.4 % x (2 703.74 - 675.93) = 28.39; credits 50 + 16 + 81; 2 703.74 - 298.76 - 28.39 - 11.70 + 147 = 2 511.89.`,
    input: { grossSalary: 2703.74, taxClass: 2, employmentType: 1, payMonth: '2025-06' },
    expected: { 'monthlySalary.netSalary': 2511.89 },
  },
  {
    title: '8 000 a month in class 2, June 2026',
    kind: 'derived',
    origin: `${workedValues} Pension 8.5 % from 2026. 680 + 224 + 20 = 924; 7 076, down to 7 075; 12 x 7 075 - 1 020 = 83 880; half, 41 940, x 0.28 - 6 974.10 = 4 769.10, twice 9 538.20, by 12 down to 794.80; x 1.07 down to 850.40; long-term care 1.4 % x (8 000 - 692.83) = 102.30; no credits; 8 000 - 924 - 102.30 - 850.40 = 6 123.30.`,
    input: { grossSalary: 8000, taxClass: 3, employmentType: 1, payMonth: '2026-06' },
    expected: { 'monthlySalary.netSalary': 6123.3 },
  },
  {
    title: '60 000 a year in class 1, 2026',
    kind: 'derived',
    origin:
      'By hand: contributions 11.55 % = 6 930.00; long-term care 1.4 % x (60 000 - 8 229.46) = 724.79; taxable 60 000 - 6 930 - 540 - 480 = 52 050; 52 050 x 0.38 - 11 694.60 = 8 084.40, down to 8 084, x 1.07 = 8 649.88, down to 8 649; credits 300 and 108; net 44 104.21.',
    input: {
      grossSalary: 60000,
      taxClass: 1,
      employmentType: 1,
      salaryPeriod: 'annual',
      payMonth: '2026-01',
    },
    expected: {
      'annualSalary.netSalary': 44104.21,
      'annualSalary.longTermCareInsurance': 724.79,
      'annualSalary.taxBeforeCredits': 8649,
    },
  },
  {
    title: 'A profit of 60 000 a year, self-employed in class 1, 2025',
    kind: 'derived',
    origin:
      'By hand: health 5.60 % and 0.50 %, pension 16 %, accident 0.70 % on 60 000; long-term care 1.4 % x 60 000 = 840.00, without an abatement; tax on 60 000 - 13 680 - 480 = 45 840, down to 45 800, x 0.32 - 8 724.60 = 5 931.40, down to 5 931, x 1.07 down to 6 346; credits 300 and 96; 60 000 - 13 680 - 840 - 6 346 + 396 = 39 530.00.',
    input: {
      grossSalary: 60000,
      taxClass: 1,
      employmentType: 2,
      salaryPeriod: 'annual',
      payMonth: '2025-01',
    },
    expected: {
      'annualSalary.longTermCareInsurance': 840,
      'annualSalary.netSalary': 39_530,
    },
  },
  {
    title: 'Half a working week, 1 400 a month in class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: pension 8.5 % = 119.00, health 2.8 % = 39.20 and 0.25 % = 3.50; 1 400 - 161.70 = 1 238.30, down to 1 235; 12 x 1 235 - 1 020 = 13 800, less 13 230 = 570 x 8 % = 45.60, by 12 down to 3.80; x 1.07 down to 4.00. Abatement 279.30 x 992.24 / 100 / 4 x (20 x 52 / 12) / 173 = 347.08; 1.4 % x (1 400 - 347.08) = 14.74. Credits 50 + 18, and 81 on 2 800 full time x 20 / 40 = 40.50. 1 400 - 161.70 - 14.74 - 4.00 + 108.50 = 1 328.06.',
    input: { grossSalary: 1400, taxClass: 1, weeklyHours: 20, payMonth: '2026-06' },
    expected: {
      'monthlySalary.longTermCareInsurance': 14.74,
      'monthlySalary.taxBeforeCredits': 4,
      'monthlySalary.taxCredits': 108.5,
      'monthlySalary.netSalary': 1328.06,
      minimumWage: 1385.67,
    },
  },
  {
    title: 'Employer’s cost of 15 000 a month, June 2026',
    kind: 'derived',
    origin:
      'By hand, on the ceiling of 13 856.63: 2.80 % = 387.99, 0.25 % = 34.64, 8.5 % = 1 177.81, accident 0.65 % = 90.07, Mutualité class 2 0.95 % = 131.64, health at work 0.14 % = 19.40; 1 841.55 in all.',
    input: { grossSalary: 15_000, taxClass: 1, employer: true, payMonth: '2026-06' },
    expected: {
      'employer.monthly.pensionContributions': 1177.81,
      'employer.monthly.accidentInsurance': 90.07,
      'employer.monthly.mutuality': 131.64,
      'employer.monthly.total': 1841.55,
      'employer.monthly.cost': 16_841.55,
    },
  },
  {
    title: 'A bonus of 5 000 in addition to 5 000 a month in class 1, December 2026',
    kind: 'derived',
    origin:
      'By hand, with the table of the Mémorial A 248 of 2010, p. 4203: the bonus bears 2.80 % = 140.00, 8.5 % = 425.00 and long-term care 1.4 % = 70.00; taxable 4 435, in the table 4 400; the ordinary pay of the year 60 000 - 6 930 = 53 070, in the table 52 800. Annual tax of 57 200 and of 52 800: 56 180 x 0.39 - 12 235.50 = 9 674, x 1.07 = 10 351; 51 780 x 0.38 - 11 694.60 = 7 981, x 1.07 = 8 539. 1 812 / 4 400 = 41.18 %, down to 41 %; of 4 435 down to 1 818.30. 5 000 - 635.00 - 1 818.30 = 2 546.70. The year: credits of the twelve payslips 12 x (25 + 9) = 408; 65 000 - 7 495 - 794.79 - 10 464 + 408 = 46 654.21.',
    input: { grossSalary: 5000, bonus: 5000, taxClass: 1, payMonth: '2026-12' },
    expected: {
      'bonusPay.taxBeforeCredits': 1818.3,
      'bonusPay.netSalary': 2546.7,
      'annualSalary.grossSalary': 65_000,
      'annualSalary.netSalary': 46_654.21,
    },
  },
  {
    title: 'The continued-work allowance, a taxable income of 50 000 in class 1, 2026',
    kind: 'published',
    origin:
      'Chambre des députés, https://www.chd.lu/lu/node/3275: with a taxable income of 50 000 in class 1 the tax falls from 7 854 to 4 820. A gross of 57 683 leaves 57 683 x 0.8845 - 1 020 = 50 000.61, down to 50 000.',
    input: {
      grossSalary: 57_683,
      taxClass: 1,
      salaryPeriod: 'annual',
      workingOnAllowance: true,
      payMonth: '2026-06',
    },
    expected: { 'annualSalary.taxBeforeCredits': 4820 },
  },
  {
    title: 'A salary of 100 000 of which half is exempt, an impatriate in class 1, 2026',
    kind: 'derived',
    origin:
      'By hand: 50 000 is exempt, and half of the contributions of 11.55 %, 5 775, goes with it. 100 000 - 50 000 - 5 775 - 1 020 = 43 205, down to 43 200; x 0.30 - 7 826.40 = 5 133.60, down to 5 133, x 1.07 down to 5 492.',
    input: {
      grossSalary: 100_000,
      taxClass: 1,
      salaryPeriod: 'annual',
      impatriateSince: 2025,
      payMonth: '2026-06',
    },
    expected: { 'annualSalary.exemptPay': 50_000, 'annualSalary.taxBeforeCredits': 5492 },
  },
  {
    title: 'A rent premium of 1 000 for a rent of 1 200, with 4 000 a month, class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: 25 % of 1 000 is exempt, and a twentieth of the contributions of 577.50 with it, 28.88. 4 750 - 548.62 = 4 201.38, down to 4 200; 49 380 x 0.34 - 9 668.70 = 7 120.50, by 12 down to 593.30, x 1.07 down to 634.80; long-term care 60.30, credits 34; 5 000 - 577.50 - 60.30 - 634.80 + 34 = 3 761.40.',
    input: {
      grossSalary: 4000,
      taxClass: 1,
      rentPremium: { amount: 1000, rent: 1200 },
      payMonth: '2026-06',
    },
    expected: { 'monthlySalary.exemptPay': 250, 'monthlySalary.netSalary': 3761.4 },
  },
  {
    title: 'The credit for single parents on request, 7 000 a month in class 1a, June 2026',
    kind: 'derived',
    origin:
      'By hand: 84 000 x 0.8845 - 1 020 = 73 278, down to 73 250; 3 504 - 6.12 % x 13 250 = 2 693.10 a year, a twelfth 224.43. CIS and CI-CO2 are nil at 84 000.',
    input: { grossSalary: 7000, taxClass: 2, singleParentCredit: {}, payMonth: '2026-06' },
    expected: { 'annualSalary.taxCredits': 2693.1, 'monthlySalary.taxCredits': 224.43 },
  },
  {
    title: 'Ten hours of overtime with 5 000 a month in class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: 5 000 / 173 x 10 = 289.02, supplement 40 % = 115.61, both free of tax. Medical care 2.8 % x 5 289.02 = 148.09, long-term care 1.4 % x (5 289.02 - 692.83) = 64.35, pension 425.00, sick pay 12.50; tax less credits 685.70 as without overtime. 5 404.63 - 649.94 - 685.70 = 4 068.99.',
    input: { grossSalary: 5000, overtimeHours: 10, taxClass: 1, payMonth: '2026-06' },
    expected: {
      'monthlySalary.overtimePay': 404.63,
      'monthlySalary.illnessContributions': 148.09,
      'monthlySalary.netSalary': 4068.99,
    },
  },
  {
    title: 'Eight hours on Sundays with 4 000 a month in class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: 4 000 / 173 x 8 x 70 % = 129.48, free of tax; medical care 3.63, pension 11.01, long-term care 1.81; the contributions on it lower the taxable pay by 14.64 and the tax by 4.50. The net of 3 134.40 rises by 117.53.',
    input: { grossSalary: 4000, sundayHours: 8, taxClass: 1, payMonth: '2026-06' },
    expected: { 'monthlySalary.supplements': 129.48, 'monthlySalary.netSalary': 3251.93 },
  },
  {
    title: 'An electric company car of 45 000 with 5 000 a month in class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: 45 000 x 0.5 % = 225.00 a month, taxed and in the bases of medical care, pension and long-term care, not of sick pay: 6.30, 19.13 and 3.15 of contributions. 5 225 - 602.93 = 4 622.07, down to 4 620; 12 x 4 620 - 1 020 = 54 420, x 0.39 - 12 235.50 = 8 988.30, by 12 down to 749.00, x 1.07 down to 801.40; credits on 62 700: 21.63 + 7.79. 5 225 - 602.93 - 63.45 - 801.40 + 29.42 - 225 = 3 561.64: 114.86 less than without the car.',
    input: {
      grossSalary: 5000,
      taxClass: 1,
      companyCar: {
        priceWithVat: 45_000,
        firstRegistered: '2026-03',
        drive: 'electric',
        wattHoursPerKm: 160,
      },
      payMonth: '2026-06',
    },
    expected: {
      'monthlySalary.benefitsInKind': 225,
      'monthlySalary.grossSalary': 5225,
      'monthlySalary.taxBeforeCredits': 801.4,
      'monthlySalary.netSalary': 3561.64,
    },
  },
  {
    title:
      'A company car of 45 000 with a leasing of 800, of which the employee pays 300, class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: 2 % of 45 000 = 900, minus the share up to 20 % of 800 = 160: 740 (RGD of 23 December 2016, art. 4). 5 740 x 2.8 % = 160.72, x 8.5 % = 487.90, sick pay 12.50; 5 078.88, down to 5 075; 12 x 5 075 - 1 020 = 59 880, x 0.39 - 12 235.50 = 11 117.70, by 12 down to 926.40, x 1.07 down to 991.20; long-term care 1.4 % x (5 740 - 692.83) = 70.66; credits on 68 880: 13.90 + 5.01. 5 740 - 661.12 - 70.66 - 991.20 + 18.91 - 740 = 3 295.93.',
    input: {
      grossSalary: 5000,
      taxClass: 1,
      companyCar: {
        priceWithVat: 45_000,
        firstRegistered: '2026-03',
        drive: 'combustion',
        ownPayment: 300,
        ownPaymentKind: 'leasing',
        leasingCost: 800,
      },
      payMonth: '2026-06',
    },
    expected: {
      'monthlySalary.benefitsInKind': 740,
      'monthlySalary.taxBeforeCredits': 991.2,
      'monthlySalary.netSalary': 3295.93,
    },
  },
  {
    title:
      'Eighteen meal vouchers that the employer pays in full, 5 000 a month in class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: 18 x 2.80 = 50.40 is taxed and bears no contribution. 5 050.40 - 577.50 = 4 472.90, down to 4 470; 52 620 x 0.38 - 11 694.60 = 8 301, by 12 down to 691.70, x 1.07 down to 740.10, 20.40 more than without; 3 676.50 - 20.40 = 3 656.10. 18 x 15 = 270 can be paid with them.',
    input: {
      grossSalary: 5000,
      taxClass: 1,
      mealVouchers: { count: 18, ownShare: 0 },
      payMonth: '2026-06',
    },
    expected: {
      'mealVouchers.value': 270,
      'mealVouchers.taxable': 50.4,
      'monthlySalary.netSalary': 3656.1,
    },
  },
  {
    title: '100 euros more on 5 000 a month in class 1, June 2026',
    kind: 'derived',
    origin:
      'By hand: 5 000 gives 3 676.50. 5 100 - 589.05 = 4 510.95, down to 4 510; 12 x 4 510 - 1 020 = 53 100, x 0.38 - 11 694.60 = 8 483.40, by 12 down to 706.90; x 1.07 down to 756.30; long-term care 61.70; credits 23.50 + 8.46; 5 100 - 589.05 - 61.70 - 756.30 + 31.96 = 3 724.91. 48.41 more.',
    input: { grossSalary: 5000, taxClass: 1, marginal: true, payMonth: '2026-06' },
    expected: { 'marginal.monthly.netSalary': 48.41, 'marginal.monthly.contributions': 12.95 },
  },
] as const satisfies readonly ExampleOf<NetSalaryResult>[];
