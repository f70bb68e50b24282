import { yearOf } from '@suen/engine/small-door';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { formatIn } from '../../amount/format.ts';
import type { RequestOf } from '../state/entry-form.ts';
import { defineForm } from './define-form.ts';
import { choice, money, ownChoice, sometimesAsked, wholeNumber } from './fields.ts';

const call = {
  id: 'rent',
  path: '/rent/calculate',
  inputSchema: {
    title: 'RentRequest',
    type: 'object',
    required: ['rent', 'rooms', 'garage'],
    properties: {
      rent: { type: 'number', minimum: 100, maximum: 9000 },
      rooms: { type: 'integer', minimum: 1, maximum: 12 },
      deposit: { type: ['number', 'null'], minimum: 0 },
      garage: { type: 'boolean' },
      garageRent: { type: ['number', 'null'], minimum: 0 },
      year: { type: ['integer', 'null'] },
    },
  },
} as const;

const rentForm = defineForm(
  call,
  {
    tenant: ownChoice<'alone' | 'together'>('alone', ['alone', 'together']),
    rent: money({ isRequired: true }),
    rooms: wholeNumber({ isRequired: true, first: 2, limits: { minimum: 1, maximum: 5 } }),
    deposit: money(),
    garage: choice<boolean>(false),
    garageRent: money(),
    year: choice<number>(2020, { firstOn: yearOf }),
  },
  {
    asked: { garageRent: ({ garage }) => garage },
    dependent: {
      // The maximum is two months' rent, the minimum ten euros. An empty field counts as zero.
      deposit: {
        dependsOn: ['rent'],
        limits: ({ rent }) => ({ minimum: 10, maximum: 2 * (rent ?? 0), empty: 0 }),
      },
      garageRent: {
        dependsOn: ['tenant'],
        limits: (_, { tenant }) => ({ hasConflict: tenant === 'together' }),
      },
    },
    moves: { rooms: (rooms) => ({ rent: `${rooms}00` }) },
  },
);

const opening = { today: '2026-11-22', format: formatIn('en') };
const begun = rentForm.initialValues(opening);
const check = (changes: Partial<typeof begun>) =>
  rentForm.check({ ...begun, rent: '500', deposit: '600', ...changes });
const errorOf = (changes: Partial<typeof begun>, name: keyof typeof begun) =>
  check(changes).errors.get(name);

test('a form has the name, the address and the order of its declaration', () => {
  expect([rentForm.id, rentForm.pathOf(begun)]).toEqual(['rent', '/rent/calculate']);
  expect(rentForm.names).toEqual([
    'tenant',
    'rent',
    'rooms',
    'deposit',
    'garage',
    'garageRent',
    'year',
  ]);
});

test('it begins with the first entries of its fields, some of them decided by the day', () => {
  expect(begun).toEqual({
    tenant: 'alone',
    rent: '',
    rooms: '2',
    deposit: '',
    garage: false,
    garageRent: '',
    year: 2026,
  });
});

describe('limits', () => {
  test('are those of the schema', () => {
    expect(errorOf({ rent: '99' }, 'rent')).toEqual({ code: 'belowMinimum', limit: 100 });
    expect(errorOf({ rent: '9000.01' }, 'rent')).toEqual({ code: 'aboveMaximum', limit: 9000 });
    expect(check({ rent: '9000' }).errors).toEqual(new Map());
  });

  test('are those of the field where it has its own', () => {
    expect(errorOf({ rooms: '6' }, 'rooms')).toEqual({ code: 'aboveMaximum', limit: 5 });
  });

  test('follow another entry, in place of one limit of the schema or both', () => {
    expect(errorOf({ deposit: '1001' }, 'deposit')).toEqual({
      code: 'aboveMaximum',
      limit: 1000,
    });
    expect(errorOf({ deposit: '1001', rent: '501' }, 'deposit')).toBeUndefined();
    expect(rentForm.checkedAgainBy.rent).toEqual(['deposit']);
    expect(rentForm.checkedAgainBy.deposit).toEqual([]);
  });

  test('hold for an empty field that counts as a number', () => {
    expect(errorOf({ deposit: '' }, 'deposit')).toEqual({ code: 'belowMinimum', limit: 10 });
  });
});

describe('an entry that others contradict', () => {
  test('is an error, whatever it is', () => {
    const contradicted = { tenant: 'together', garage: true } as const;
    expect(errorOf({ ...contradicted, garageRent: '80' }, 'garageRent')).toEqual({
      code: 'conflict',
    });
    expect(errorOf({ ...contradicted, garageRent: '' }, 'garageRent')).toEqual({
      code: 'conflict',
    });
  });

  test('is none while it is not asked for', () => {
    expect(check({ tenant: 'together' }).errors).toEqual(new Map());
  });
});

describe('a field that is not asked for', () => {
  test('counts as empty, whatever it holds', () => {
    expect(check({ garageRent: 'much' }).request?.garageRent).toBeNull();
    expect(check({ garageRent: '80' }).request?.garageRent).toBeNull();
  });

  test('counts once it is asked for', () => {
    expect(check({ garage: true, garageRent: '80' }).request?.garageRent).toBe(80);
    expect(errorOf({ garage: true, garageRent: 'much' }, 'garageRent')).toEqual({
      code: 'unreadable',
    });
  });
});

test('there is no request while an entry is wrong or a required one is missing', () => {
  expect(check({ rent: '' })).toMatchObject({ request: undefined });
  expect(errorOf({ rent: '' }, 'rent')).toEqual({ code: 'required' });
});

test('the request has every field of the API, and nothing that only the form knows', () => {
  expect(check({}).request).toEqual({
    rent: 500,
    rooms: 2,
    deposit: 600,
    garage: false,
    garageRent: null,
    year: 2026,
  });
  expectTypeOf<RequestOf<typeof rentForm>>().not.toHaveProperty('tenant');
});

test('entries that move with another one follow it', () => {
  const changed = rentForm.change(begun, 'rooms', '4', opening.format);
  expect(changed).toEqual({ ...begun, rooms: '4', rent: '400' });
});

test('a request that is not what the schema asks for has no type', () => {
  const wrong = defineForm(call, { rent: money() });
  expectTypeOf<RequestOf<typeof wrong>>().toBeNever();
});

describe('a part of the request', () => {
  const homeForm = defineForm(
    {
      id: 'home',
      path: '/home/calculate',
      inputSchema: {
        title: 'HomeRequest',
        type: 'object',
        required: ['price'],
        properties: {
          price: { type: 'number' },
          loan: {
            type: ['object', 'null'],
            required: ['rate'],
            properties: {
              rate: { type: 'number', minimum: 0, maximum: 30 },
              fees: { type: ['number', 'null'] },
            },
          },
          changes: {
            type: 'array',
            items: {
              type: 'object',
              required: ['after'],
              properties: { after: { type: 'integer' } },
            },
          },
        },
      },
    } as const,
    {
      price: money({ isRequired: true }),
      loanRate: sometimesAsked(money({ isRequired: true })),
      loanFees: money(),
      changeAfter: wholeNumber(),
    },
    {
      parts: {
        loan: { rate: 'loanRate', fees: 'loanFees' },
        changes: [{ after: 'changeAfter' }],
      },
      request: ({ price }, _, parts) => ({ price, ...parts }),
    },
  );
  const empty = homeForm.initialValues(opening);
  const checkHome = (changes: Partial<typeof empty>) =>
    homeForm.check({ ...empty, price: '500000', ...changes });

  test('is not sent while all its fields are empty', () => {
    expect(checkHome({}).request).toEqual({ price: 500_000 });
  });

  test('is sent with the fields that are filled', () => {
    expect(checkHome({ loanRate: '3', changeAfter: '10' }).request).toEqual({
      price: 500_000,
      loan: { rate: 3 },
      changes: [{ after: 10 }],
    });
    expect(checkHome({ loanRate: '3', loanFees: '0' }).request).toMatchObject({
      loan: { rate: 3, fees: 0 },
    });
  });

  test('asks for all its fields once one of them is filled', () => {
    expect(homeForm.isAsked('loanRate', empty)).toBe(false);
    expect(homeForm.isAsked('loanRate', { ...empty, loanFees: '5' })).toBe(true);
    expect(checkHome({ loanFees: '5' }).errors.get('loanRate')).toEqual({ code: 'required' });
  });

  test('has the limits of its schema, and leads a refusal and a summary to its fields', () => {
    expect(checkHome({ loanRate: '31' }).errors.get('loanRate')).toEqual({
      code: 'aboveMaximum',
      limit: 30,
    });
    expect(homeForm.nameOf('changes.0.after', empty)).toBe('changeAfter');
    expect(homeForm.valueIn({ price: 1, changes: [{ after: 10 }] }, 'changeAfter')).toBe(10);
    expect(homeForm.valueIn({ price: 1 }, 'loanFees')).toBeUndefined();
  });
});
