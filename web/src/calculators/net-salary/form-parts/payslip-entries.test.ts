import { describe, expect, test } from 'vitest';
import { checksOf } from '../../../shared/test-support/check-form.test-support.ts';
import { netSalaryForm } from '../form.ts';

const check = checksOf(netSalaryForm, { grossSalary: '5000' });

describe('a company car', () => {
  const car = { carPrice: '45000', carYear: 2026, carConsumption: '170' } as const;

  test('is sent with the months that its years stand for', () => {
    expect(check({ ...car, carPayment: '100' }).request?.companyCar).toEqual({
      priceWithVat: 45_000,
      firstRegistered: '2026-01',
      contractSigned: null,
      drive: 'electric',
      co2GramsPerKm: null,
      wattHoursPerKm: 170,
      kilowatts: null,
      ownPayment: 100,
      ownPaymentKind: 'fixed',
      leasingCost: null,
      amortizationMonths: null,
    });
    const older = check({ ...car, carYear: 2027, carContract: 'yearBefore' }).request?.companyCar;
    expect(older).toMatchObject({ firstRegistered: '2027-01', contractSigned: '2026-12' });
  });

  // RGD of 23 December 2016: electric cars by Wh/km, up to 200 by their power; combustion by CO2 until 2024.
  test.each([
    [{ carConsumption: '' }, ['carConsumption']],
    [{ carConsumption: '190' }, ['carPower']],
    [{ carConsumption: '210' }, []],
    [{ carDrive: 'hydrogen', carConsumption: '' }, []],
    [{ carDrive: 'combustion', carConsumption: '' }, []],
    [{ carDrive: 'diesel', carYear: 2024, carConsumption: '' }, ['carCo2']],
    [{ carDrive: 'diesel', carYear: 2025, carContract: 'yearBefore' }, ['carCo2']],
  ] as const)('asks for what the table of rates needs: %j', (changes, names) => {
    const { errors } = check({ ...car, ...changes });
    expect([...errors]).toEqual(names.map((name) => [name, { code: 'required' }]));
  });

  // RGD of 23 December 2016, art. 4: a share of the leasing or the price is limited, so each is asked for what limits it.
  test.each([
    [{ carPaymentKind: 'fixed' }, []],
    [{ carPaymentKind: 'perKilometre' }, []],
    [{ carPaymentKind: 'runningCosts' }, []],
    [{ carPaymentKind: 'leasing' }, ['carLeasingCost']],
    [{ carPaymentKind: 'price' }, ['carAmortization']],
  ] as const)('asks for what limits an own payment: %j', (changes, names) => {
    const { errors } = check({ ...car, carPayment: '300', ...changes });
    expect([...errors.keys()]).toEqual(names);
    expect(check({ ...car, ...changes }).errors).toEqual(new Map());
  });

  test('is sent with the kind of its payment', () => {
    const leasing = { ...car, carPayment: '300', carPaymentKind: 'leasing', carLeasingCost: '800' };
    expect(check(leasing as Parameters<typeof check>[0]).request?.companyCar).toMatchObject({
      ownPayment: 300,
      ownPaymentKind: 'leasing',
      leasingCost: 800,
    });
  });

  test('in exchange for pay is asked for with its value and sent without its price', () => {
    const exchanged = { ...car, carInExchange: true };
    expect([...check(exchanged).errors.keys()]).toEqual(['carValue']);
    const { request } = check({ ...exchanged, carValue: '650', carPayment: '100' });
    expect(request).toMatchObject({ companyCar: null, exchangedCarValue: 650 });
    expect(check({ ...car, carValue: '650' }).request).toMatchObject({ exchangedCarValue: null });
  });

  test('without a price is none, and nothing is asked of it', () => {
    const { request, errors } = check({ carDrive: 'diesel', carYear: 2020 });
    expect(errors).toEqual(new Map());
    expect(request?.companyCar).toBeNull();
  });
});

describe('what else is paid beside the salary', () => {
  test('is sent as it was entered', () => {
    const { request } = check({
      bonus: '1000',
      overtimeHours: '10',
      sundayHours: '8',
      publicHolidayHours: '8',
      nightHours: '7,5',
      benefitInKind: '300',
      voucherCount: '18',
    });
    expect(request).toMatchObject({
      bonus: 1000,
      overtimeHours: 10,
      sundayHours: 8,
      sundayRule: 'general',
      publicHolidayHours: 8,
      nightHours: 7.5,
      nightSupplementPercent: 15,
      benefitInKind: 300,
      mealVouchers: { count: 18, faceValue: 15, ownShare: 2.8 },
    });
  });

  test('asks for the rule of Sundays only with hours on them', () => {
    expect(check({ sundayRule: 'hospitality' }).request).toMatchObject({ sundayRule: null });
    const hotelCheck = check({ sundayRule: 'hospitality', sundayHours: '8' });
    expect(hotelCheck.request).toMatchObject({ sundayHours: 8, sundayRule: 'hospitality' });
  });

  test('has the 13th month in the bonus', () => {
    expect(check({ paymentsPerYear: 13 }).request).toMatchObject({ bonus: 5000 });
  });

  test('is nothing of the self-employed', () => {
    const { request } = check({ employmentType: 2, overtimeHours: '10', carPrice: '45000' });
    expect(request).not.toHaveProperty('overtimeHours');
    expect(request).not.toHaveProperty('companyCar');
  });
});
