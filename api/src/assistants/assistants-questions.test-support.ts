/** A question as people ask it, with the tool and the arguments that an assistant makes of it. */
type Question = readonly [question: string, tool: string, asked: Readonly<Record<string, unknown>>];

const pay = (asked: object) => ['net_salary', { payMonth: '2026-06', ...asked }] as const;
const couple = (asked: object) => ['joint_salary', { payMonth: '2026-06', ...asked }] as const;

const year = (asked: object) => ['my_year', { taxYear: 2026, taxClass: 1, ...asked }] as const;

export const questions: readonly Question[] = [
  ['What is left of 5,000 gross in class 1?', ...pay({ grossSalary: 5000, taxClass: 1 })],
  [
    'Net of 65k a year, single?',
    ...pay({ grossSalary: 65000, taxClass: 1, salaryPeriod: 'annual' }),
  ],
  ['I get the minimum wage. What is paid out?', ...pay({ grossSalary: 2771.33, taxClass: 1 })],
  ['Skilled minimum wage, class 1a?', ...pay({ grossSalary: 3325.59, taxClass: 2 })],
  ['Married, one income of 7,200: net?', ...pay({ grossSalary: 7200, taxClass: 3 })],
  ['80% of 6,000, 32 hours a week?', ...pay({ grossSalary: 4800, taxClass: 1, weeklyHours: 32 })],
  ['20 hours a week for 1,900?', ...pay({ grossSalary: 1900, taxClass: 1, weeklyHours: 20 })],
  ['5,000 and 25 km to work?', ...pay({ grossSalary: 5000, taxClass: 1, distanceToWork: 25 })],
  ['5,000 with a bonus of 3,000?', ...pay({ grossSalary: 5000, taxClass: 1, bonus: 3000 })],
  [
    'And with the next index of 2.5 %?',
    ...pay({ grossSalary: 5000, taxClass: 1, increasePercent: 2.5 }),
  ],
  ['What did 4,500 give in 2024?', ...pay({ grossSalary: 4500, taxClass: 1, payMonth: '2024-03' })],
  [
    'What did 4,500 give in May 2025?',
    ...pay({ grossSalary: 4500, taxClass: 1, payMonth: '2025-05' }),
  ],
  [
    'What does my 6,000 cost the company?',
    ...pay({ grossSalary: 6000, taxClass: 1, employer: true }),
  ],
  [
    'Self-employed with 60,000 profit?',
    ...pay({ grossSalary: 60000, taxClass: 1, employmentType: 2, salaryPeriod: 'annual' }),
  ],
  [
    '5,000 with meal vouchers, 18 at 15 euros?',
    ...pay({
      grossSalary: 5000,
      taxClass: 1,
      payslip_details: { mealVouchers: { count: 18, faceValue: 15, ownShare: 2.8 } },
    }),
  ],
  [
    '4,000 and eight Sunday hours?',
    ...pay({ grossSalary: 4000, taxClass: 1, payslip_details: { sundayHours: 8 } }),
  ],
  [
    '4,000 and ten hours of overtime?',
    ...pay({ grossSalary: 4000, taxClass: 1, payslip_details: { overtimeHours: 10 } }),
  ],
  [
    'I live in France, 4,000 in class 1?',
    ...pay({ grossSalary: 4000, taxClass: 1, residence: 'elsewhere' }),
  ],
  ['12,000 a month in class 2?', ...pay({ grossSalary: 12000, taxClass: 3 })],
  ['20,000 a month: does the ceiling help?', ...pay({ grossSalary: 20000, taxClass: 1 })],
  [
    'A supplementary pension of 1,200 a year?',
    ...pay({ grossSalary: 5500, taxClass: 1, payslip_details: { supplementaryPension: 1200 } }),
  ],
  [
    'Travel allowance of 2,574 on the card?',
    ...pay({ grossSalary: 5500, taxClass: 1, payslip_details: { transportCosts: 2574 } }),
  ],
  ['Combien reste-t-il de 4 200 brut en classe 1 ?', ...pay({ grossSalary: 4200, taxClass: 1 })],
  [
    'Salaire net pour 55 000 par an, classe 2 ?',
    ...pay({ grossSalary: 55000, taxClass: 3, salaryPeriod: 'annual' }),
  ],
  [
    'Frontalier, 3 500 brut, classe 1a ?',
    ...pay({ grossSalary: 3500, taxClass: 2, residence: 'elsewhere' }),
  ],
  [
    'Treizième mois de 4 000 avec 4 000 par mois ?',
    ...pay({ grossSalary: 4000, taxClass: 1, bonus: 4000 }),
  ],
  [
    'Temps partiel de 24 heures à 2 600 ?',
    ...pay({ grossSalary: 2600, taxClass: 1, weeklyHours: 24 }),
  ],
  [
    'Que donne une hausse de 3 % sur 4 800 ?',
    ...pay({ grossSalary: 4800, taxClass: 1, increasePercent: 3 }),
  ],
  [
    'Huit heures de nuit par mois à 3 600 ?',
    ...pay({ grossSalary: 3600, taxClass: 1, payslip_details: { nightHours: 8 } }),
  ],
  [
    'Indépendant, bénéfice de 45 000, classe 2 ?',
    ...pay({ grossSalary: 45000, taxClass: 3, employmentType: 2, salaryPeriod: 'annual' }),
  ],
  ['Was bleibt von 4.000 brutto in Klasse 1?', ...pay({ grossSalary: 4000, taxClass: 1 })],
  [
    'Netto von 48.000 im Jahr, Klasse 1a?',
    ...pay({ grossSalary: 48000, taxClass: 2, salaryPeriod: 'annual' }),
  ],
  [
    'Grenzgänger aus Trier, 5.200, Klasse 1?',
    ...pay({ grossSalary: 5200, taxClass: 1, residence: 'elsewhere' }),
  ],
  [
    'Halbe Stelle, 20 Stunden für 2.200?',
    ...pay({ grossSalary: 2200, taxClass: 1, weeklyHours: 20 }),
  ],
  ['Bonus von 6.000 bei 5.500 im Monat?', ...pay({ grossSalary: 5500, taxClass: 1, bonus: 6000 })],
  [
    'Was kostet ein Gehalt von 4.500 den Betrieb?',
    ...pay({ grossSalary: 4500, taxClass: 1, employer: true }),
  ],
  [
    'Was gab es 2024 für 3.800 in Klasse 2?',
    ...pay({ grossSalary: 3800, taxClass: 3, payMonth: '2024-11' }),
  ],
  [
    'Feiertagsarbeit, acht Stunden, bei 3.900?',
    ...pay({ grossSalary: 3900, taxClass: 1, payslip_details: { publicHolidayHours: 8 } }),
  ],
  ['Which gross gives 4,000 net in class 1?', 'gross_salary', { netSalary: 4000, taxClass: 1 }],
  [
    'Gross for 3,000 net, married?',
    'gross_salary',
    { netSalary: 3000, taxClass: 3, payMonth: '2026-01' },
  ],
  [
    'Gross for 50,000 net a year?',
    'gross_salary',
    { netSalary: 50000, taxClass: 1, salaryPeriod: 'annual' },
  ],
  ['We can spend 6,000 a month on somebody.', 'gross_salary', { employerCost: 6000, taxClass: 1 }],
  ['Quel brut pour 2 800 net ?', 'gross_salary', { netSalary: 2800, taxClass: 1 }],
  ['Quel brut pour 3 600 net en classe 1a ?', 'gross_salary', { netSalary: 3600, taxClass: 2 }],
  [
    'Budget de 80 000 par an : quel salaire ?',
    'gross_salary',
    { employerCost: 80000, taxClass: 1, salaryPeriod: 'annual' },
  ],
  ['Welches Brutto gibt 3.500 netto?', 'gross_salary', { netSalary: 3500, taxClass: 1 }],
  ['Brutto für 5.000 netto in Klasse 2?', 'gross_salary', { netSalary: 5000, taxClass: 3 }],
  [
    'We earn 5,000 and 4,000. Together in class 2?',
    ...couple({ grossSalary: 5000, grossSalary2: 4000, taxClass: 3 }),
  ],
  [
    '60,000 and 48,000 a year, in 2025?',
    ...couple({
      grossSalary: 60000,
      grossSalary2: 48000,
      taxClass: 3,
      salaryPeriod: 'annual',
      payMonth: '2025-01',
    }),
  ],
  ['Only one of us works, 6,500?', ...couple({ grossSalary: 6500, taxClass: 3 })],
  [
    'I am employed, she is self-employed?',
    ...couple({ grossSalary: 5000, grossSalary2: 3500, taxClass: 3, employmentType2: 2 }),
  ],
  [
    'Two salaries in class 1, not married?',
    ...couple({ grossSalary: 4500, grossSalary2: 3800, taxClass: 1 }),
  ],
  [
    'Nous gagnons 4 200 et 2 900, mariés ?',
    ...couple({ grossSalary: 4200, grossSalary2: 2900, taxClass: 3 }),
  ],
  [
    'Le même couple, imposé individuellement ?',
    ...couple({ grossSalary: 4200, grossSalary2: 2900, taxClass: 1 }),
  ],
  [
    'Wir verdienen 6.000 und 3.000, Klasse 2?',
    ...couple({ grossSalary: 6000, grossSalary2: 3000, taxClass: 3 }),
  ],
  [
    'Beide Teilzeit, 30 und 20 Stunden?',
    ...couple({
      grossSalary: 3300,
      grossSalary2: 2100,
      taxClass: 3,
      weeklyHours: 30,
      weeklyHours2: 20,
    }),
  ],
  ['I charge 80 an hour. What is left?', 'freelance', { ratePerHour: 80, payMonth: '2026-06' }],
  [
    '60 an hour, four days a week, class 1?',
    'freelance',
    { ratePerHour: 60, daysPerWeek: 4, taxClass: 1, payMonth: '2026-06' },
  ],
  [
    '100 an hour with 17 % VAT in it?',
    'freelance',
    { ratePerHour: 100, vat: 17, taxClass: 1, payMonth: '2026-06' },
  ],
  [
    '75 de l’heure, six heures par jour ?',
    'freelance',
    { ratePerHour: 75, hoursPerDay: 6, payMonth: '2026-06' },
  ],
  [
    'Taux de 50, 40 jours de congé, classe 1a ?',
    'freelance',
    { ratePerHour: 50, vacationDays: 40, taxClass: 2, payMonth: '2026-06' },
  ],
  [
    '90 die Stunde, Klasse 1, was bleibt?',
    'freelance',
    { ratePerHour: 90, taxClass: 1, payMonth: '2026-06' },
  ],
  ['What is the average salary in Luxembourg?', 'salary_statistics', {}],
  ['Quel est le salaire minimum ?', 'salary_statistics', { payMonth: '2026-06' }],
  ['Wie viel verdient man im Mittel?', 'salary_statistics', { payMonth: '2025-01' }],
  [
    'I live in Luxembourg and am single: my class?',
    'tax_class',
    { residence: 'luxembourg', civilStatus: 'single' },
  ],
  [
    'Single with a child at home?',
    'tax_class',
    { residence: 'luxembourg', civilStatus: 'single', children: 1 },
  ],
  [
    'Married, we live in Luxembourg?',
    'tax_class',
    { residence: 'luxembourg', civilStatus: 'married', grossSalary: 5000, grossSalary2: 3000 },
  ],
  [
    'Marié, nous vivons en France, 5 000 ?',
    'tax_class',
    { residence: 'france', civilStatus: 'married', grossSalary: 5000 },
  ],
  [
    'Pacsés en Belgique ?',
    'tax_class',
    { residence: 'belgium', civilStatus: 'partner', grossSalary: 4000 },
  ],
  [
    'Veuve depuis 2025 ?',
    'tax_class',
    { residence: 'luxembourg', civilStatus: 'widowed', civilStatusSince: 2025 },
  ],
  [
    'Geschieden seit 2024?',
    'tax_class',
    { residence: 'luxembourg', civilStatus: 'divorced', civilStatusSince: 2024 },
  ],
  [
    'Verheiratet, Trier, 40 Tage Homeoffice?',
    'tax_class',
    { residence: 'germany', civilStatus: 'married', grossSalary: 5500, daysOutside: 40 },
  ],
  ['What can I still deduct at 35?', 'tax_optimization', { age1: 35 }],
  [
    'I pay 2,000 into a pension plan, income 60,000?',
    'tax_optimization',
    { age1: 40, pension1: 2000, taxableIncome: 60000, taxClass: 1 },
  ],
  [
    'Que déduire à deux, avec deux enfants ?',
    'tax_optimization',
    { age1: 38, age2: 36, childrenInHousehold: 2 },
  ],
  ['Épargne-logement de 1 344 à 30 ans ?', 'tax_optimization', { age1: 30, homeSavings1: 1344 }],
  [
    'Was spart eine Lebensversicherung von 600?',
    'tax_optimization',
    { age1: 45, lifeInsurance1: 600, taxableIncome: 55000, taxClass: 1 },
  ],
  [
    'Single premium of 20,000 at 35?',
    'outstanding_balance_insurance',
    { age1: 35, outstandingBalanceInsurance: 20000 },
  ],
  [
    'Prime unique de 15 000, couple de 34 et 35 ans ?',
    'outstanding_balance_insurance',
    { age1: 34, age2: 35, outstandingBalanceInsurance: 15000 },
  ],
  [
    'Jährliche Prämie von 900, zwei Kinder?',
    'outstanding_balance_insurance',
    {
      age1: 40,
      childrenInHousehold: 2,
      outstandingBalanceInsurance: 900,
      outstandingBalanceInsuranceType: 2,
    },
  ],
  [
    '300,000 at 3.5 % over 25 years?',
    'loan_cost',
    { amount: 300000, annualInterestRate: 3.5, years: 25 },
  ],
  [
    '450,000 at 3.2 % over 30 years?',
    'loan_cost',
    { amount: 450000, annualInterestRate: 3.2, years: 30 },
  ],
  [
    'A car loan of 20,000 over 60 months at 5 %?',
    'loan_cost',
    { amount: 20000, annualInterestRate: 5, months: 60 },
  ],
  ['250 000 à 3 % sur 20 ans ?', 'loan_cost', { amount: 250000, annualInterestRate: 3, years: 20 }],
  [
    '500 000 à 3,8 % sur 25 ans ?',
    'loan_cost',
    { amount: 500000, annualInterestRate: 3.8, years: 25 },
  ],
  [
    '200.000 zu 2,9 % auf 15 Jahre?',
    'loan_cost',
    { amount: 200000, annualInterestRate: 2.9, years: 15 },
  ],
  [
    'Should I repay 20,000 of 300,000 at 4 %?',
    'loan_overpayment',
    { loanAmount: 300000, interestRate: 4, prepaymentAmount: 20000, remainingTermYears: 20 },
  ],
  [
    'Rembourser 50 000 sur 300 000 à 6 % ?',
    'loan_overpayment',
    { loanAmount: 300000, interestRate: 6, prepaymentAmount: 50000, remainingTermYears: 25 },
  ],
  [
    '10.000 vorzeitig bei 150.000, 3,5 %, 12 Jahre?',
    'loan_overpayment',
    { loanAmount: 150000, interestRate: 3.5, prepaymentAmount: 10000, remainingTermYears: 12 },
  ],
  [
    'Which home with 90,000 net a year?',
    'home_affordability',
    { annualNetIncome: 90000, downPayment: 100000 },
  ],
  [
    'Can we buy for 650,000 with 80,000 of our own?',
    'home_affordability',
    { annualNetIncome: 100000, downPayment: 80000, homePrice: 650000 },
  ],
  [
    'Quel logement avec 60 000 net et 50 000 d’apport ?',
    'home_affordability',
    { annualNetIncome: 60000, downPayment: 50000 },
  ],
  [
    'Avec 400 de crédit auto par mois ?',
    'home_affordability',
    { annualNetIncome: 72000, downPayment: 60000, monthlyDebtPayments: 400 },
  ],
  [
    'Welches Haus bei 110.000 netto, 30 Jahre, 3,4 %?',
    'home_affordability',
    { annualNetIncome: 110000, loanTermYears: 30, interestRate: 3.4 },
  ],
  ['Do panels pay with 7,200 kWh a year?', 'solar_panels', { consumption: 7200 }],
  [
    '400 kWh a month and an electric car?',
    'solar_panels',
    { consumption: 400, consumptionPeriod: 'monthly', includeEv: true },
  ],
  [
    'Panneaux avec batterie de 10 kWh, 5 000 kWh ?',
    'solar_panels',
    { consumption: 5000, batteryCapacity: 10 },
  ],
  [
    'Klimabonus 2026, 6 000 kWh ?',
    'solar_panels',
    { consumption: 6000, subsidyScheme: 'klimabonus2026' },
  ],
  ['Wärmepumpe und 4.500 kWh?', 'solar_panels', { consumption: 4500, hasHeatPump: true }],
  [
    'A rise to 5,400 in April: what do I keep in 2026?',
    ...year({
      person: {
        spans: [
          { from: '2026-01-01', grossSalary: 5000 },
          { from: '2026-04-01', grossSalary: 5400 },
        ],
      },
    }),
  ],
  [
    'Premier emploi en octobre, 3 500 : combien d’impôt récupérer ?',
    ...year({ person: { spans: [{ from: '2026-10-01', grossSalary: 3500 }] } }),
  ],
  [
    'Wir heiraten im Juni, 5.000 und 4.000: was zahlen wir nach?',
    ...year({
      person: { spans: [{ from: '2026-01-01', grossSalary: 5000 }] },
      partner: { spans: [{ from: '2026-01-01', grossSalary: 4000 }] },
      changesOfClass: [{ month: '2026-06', event: 'marriage' }],
    }),
  ],
  [
    'My slip says 5,000 gross and 669.20 of tax. Why?',
    'payslip_check',
    { payMonth: '2026-06', taxClass: 1, lines: { grossSalary: 5000, taxBeforeCredits: 669.2 } },
  ],
  [
    'Ma fiche : brut 4 000, net 3 100. Est-ce juste ?',
    'payslip_check',
    { payMonth: '2026-06', lines: { grossSalary: 4000, netSalary: 3100 } },
  ],
  [
    'Stimmt mein Lohnzettel: 6.000 brutto, Rente 480 im März 2026?',
    'payslip_check',
    { payMonth: '2026-03', lines: { grossSalary: 6000, pensionContributions: 480 } },
  ],
];
