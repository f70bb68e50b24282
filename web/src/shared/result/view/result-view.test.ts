import { describe, expect, test } from 'vitest';
import {
  headingOf,
  nextView,
  nothingYet,
  type HistoryMove,
  type ResultEntry,
  type ViewEvent,
  type ViewState,
} from './result-view.ts';

const entryAt = (place: number, depth = place + 1): ResultEntry => ({
  view: 'result',
  place,
  depth,
});
const arrivedByHistory = (entry?: ResultEntry): ViewEvent<string> => ({
  type: 'arrived',
  ...(entry && { entry }),
  isByHistory: true,
});
const arrivedAnew = (entry?: ResultEntry): ViewEvent<string> => ({
  type: 'arrived',
  ...(entry && { entry }),
  isByHistory: false,
});
const answer = (heading: 'here' | 'otherLanguage' | 'elsewhere'): ViewEvent<string> => ({
  type: 'answered',
  result: 'new',
  heading,
});
const recalculate = (heading: 'here' | 'otherLanguage' | 'elsewhere'): ViewEvent<string> => ({
  type: 'recalculate',
  heading,
});

const events = {
  'Back or Forward to the form': arrivedByHistory(),
  'Back or Forward to the first result': arrivedByHistory(entryAt(0)),
  'Back or Forward to the second result': arrivedByHistory(entryAt(1)),
  'Forward to a result that is gone': arrivedByHistory(entryAt(9)),
  'the first result is drawn': arrivedAnew(entryAt(0)),
  'the second result is drawn': arrivedAnew(entryAt(1)),
  'another language is drawn': { type: 'arrived', isByHistory: false, isOtherLanguage: true },
  'a link leads here': arrivedAnew(),
  'the last result is asked for': { type: 'reopened', heading: 'here' },
  'an answer': answer('here'),
  'an answer during a language switch': answer('otherLanguage'),
  'an answer for a user who navigated away': answer('elsewhere'),
  Recalculate: recalculate('here'),
  'Recalculate during a language switch': recalculate('otherLanguage'),
  'Recalculate on the way to another page': recalculate('elsewhere'),
} satisfies Readonly<Record<string, ViewEvent<string>>>;

const one = { ...nothingYet, results: ['a'] };
const two = { ...nothingYet, results: ['a', 'b'] };

const states = {
  /** Also after a reload, on whatever entry. */
  'the form, without a result': nothingYet,
  'the form, after Back from a result': one,
  /** Drawn or not: its entry is pushed. */
  'the first result': { ...one, shown: 0, depth: 1 },
  'the first result in another language': { ...one, shown: 0, depth: 0 },
  'the second result': { ...two, shown: 1, depth: 2 },
  'the first result, after Back from the second': { ...two, shown: 0, depth: 1 },
  'the second result, on the way back to the form': {
    ...two,
    shown: 1,
    depth: 0,
    isClearing: true,
  },
} satisfies Readonly<Record<string, ViewState<string>>>;

function writeMove(move: HistoryMove | undefined): string {
  if (move === undefined) return '';
  if (move.type === 'unmark') return ', unmark';
  if (move.type === 'back') return `, back ${move.steps}`;
  return `, push ${move.entry.place} ${move.entry.depth}`;
}

/**
 * What follows, in short: `b of ab, depth 2, push 1 2` shows result b of the kept a and b, with the form two entries back, and
 * pushes the entry of place 1 and depth 2.
 */
function follow(state: ViewState<string>, event: ViewEvent<string>): string {
  const { state: next, move } = nextView(state, event);
  const shown = next.shown === undefined ? 'form' : next.results[next.shown];
  const kept = next.results.length > 0 ? ` of ${next.results.join('')}` : '';
  const clearing = next.isClearing ? ', clearing' : '';
  return `${shown}${kept}, depth ${next.depth}${clearing}${writeMove(move)}`;
}

type Expected = Readonly<Record<keyof typeof events, string>>;

const expected: Readonly<Record<keyof typeof states, Expected>> = {
  'the form, without a result': {
    'Back or Forward to the form': 'form, depth 0',
    'Back or Forward to the first result': 'form, depth 0, unmark',
    'Back or Forward to the second result': 'form, depth 0, unmark',
    'Forward to a result that is gone': 'form, depth 0, unmark',
    'the first result is drawn': 'form, depth 1',
    'the second result is drawn': 'form, depth 2',
    'another language is drawn': 'form, depth 0',
    'a link leads here': 'form, depth 0',
    'the last result is asked for': 'form, depth 0',
    'an answer': 'new of new, depth 1, push 0 1',
    'an answer during a language switch': 'new of new, depth 1, push 0 1',
    'an answer for a user who navigated away': 'form, depth 0',
    Recalculate: 'form, depth 0',
    'Recalculate during a language switch': 'form, depth 0',
    'Recalculate on the way to another page': 'form, depth 0',
  },
  'the form, after Back from a result': {
    'Back or Forward to the form': 'form of a, depth 0',
    'Back or Forward to the first result': 'a of a, depth 1',
    'Back or Forward to the second result': 'form of a, depth 0, unmark',
    'Forward to a result that is gone': 'form of a, depth 0, unmark',
    'the first result is drawn': 'form of a, depth 1',
    'the second result is drawn': 'form of a, depth 2',
    'another language is drawn': 'form of a, depth 0',
    'a link leads here': 'form of a, depth 0',
    'the last result is asked for': 'a of a, depth 1, push 0 1',
    'an answer': 'new of new, depth 1, push 0 1',
    'an answer during a language switch': 'new of new, depth 1, push 0 1',
    'an answer for a user who navigated away': 'form of a, depth 0',
    Recalculate: 'form, depth 0',
    'Recalculate during a language switch': 'form, depth 0',
    'Recalculate on the way to another page': 'form, depth 0',
  },
  'the first result': {
    'Back or Forward to the form': 'form of a, depth 0',
    'Back or Forward to the first result': 'a of a, depth 1',
    'Back or Forward to the second result': 'form of a, depth 0, unmark',
    'Forward to a result that is gone': 'form of a, depth 0, unmark',
    'the first result is drawn': 'a of a, depth 1',
    'the second result is drawn': 'a of a, depth 2',
    'another language is drawn': 'a of a, depth 0',
    'a link leads here': 'form of a, depth 0',
    'the last result is asked for': 'a of a, depth 2, push 0 2',
    'an answer': 'new of anew, depth 2, push 1 2',
    'an answer during a language switch': 'new of anew, depth 1, push 1 1',
    'an answer for a user who navigated away': 'a of a, depth 1',
    Recalculate: 'a of a, depth 0, clearing, back 1',
    'Recalculate during a language switch': 'form, depth 0',
    'Recalculate on the way to another page': 'form, depth 0',
  },
  'the first result in another language': {
    'Back or Forward to the form': 'form of a, depth 0',
    'Back or Forward to the first result': 'a of a, depth 1',
    'Back or Forward to the second result': 'form of a, depth 0, unmark',
    'Forward to a result that is gone': 'form of a, depth 0, unmark',
    'the first result is drawn': 'a of a, depth 1',
    'the second result is drawn': 'a of a, depth 2',
    'another language is drawn': 'a of a, depth 0',
    'a link leads here': 'form of a, depth 0',
    'the last result is asked for': 'a of a, depth 1, push 0 1',
    'an answer': 'new of anew, depth 1, push 1 1',
    'an answer during a language switch': 'new of anew, depth 1, push 1 1',
    'an answer for a user who navigated away': 'a of a, depth 0',
    Recalculate: 'form, depth 0',
    'Recalculate during a language switch': 'form, depth 0',
    'Recalculate on the way to another page': 'form, depth 0',
  },
  'the second result': {
    'Back or Forward to the form': 'form of ab, depth 0',
    'Back or Forward to the first result': 'a of ab, depth 1',
    'Back or Forward to the second result': 'b of ab, depth 2',
    'Forward to a result that is gone': 'form of ab, depth 0, unmark',
    'the first result is drawn': 'b of ab, depth 1',
    'the second result is drawn': 'b of ab, depth 2',
    'another language is drawn': 'b of ab, depth 0',
    'a link leads here': 'form of ab, depth 0',
    'the last result is asked for': 'b of ab, depth 3, push 1 3',
    'an answer': 'new of abnew, depth 3, push 2 3',
    'an answer during a language switch': 'new of abnew, depth 1, push 2 1',
    'an answer for a user who navigated away': 'b of ab, depth 2',
    Recalculate: 'b of ab, depth 0, clearing, back 2',
    'Recalculate during a language switch': 'form, depth 0',
    'Recalculate on the way to another page': 'form, depth 0',
  },
  'the first result, after Back from the second': {
    'Back or Forward to the form': 'form of ab, depth 0',
    'Back or Forward to the first result': 'a of ab, depth 1',
    'Back or Forward to the second result': 'b of ab, depth 2',
    'Forward to a result that is gone': 'form of ab, depth 0, unmark',
    'the first result is drawn': 'a of ab, depth 1',
    'the second result is drawn': 'a of ab, depth 2',
    'another language is drawn': 'a of ab, depth 0',
    // The new entry replaces that of the old second result, which Forward led to.
    'a link leads here': 'form of ab, depth 0',
    'the last result is asked for': 'b of ab, depth 2, push 1 2',
    'an answer': 'new of anew, depth 2, push 1 2',
    'an answer during a language switch': 'new of anew, depth 1, push 1 1',
    'an answer for a user who navigated away': 'a of ab, depth 1',
    Recalculate: 'a of ab, depth 0, clearing, back 1',
    'Recalculate during a language switch': 'form, depth 0',
    'Recalculate on the way to another page': 'form, depth 0',
  },
  'the second result, on the way back to the form': {
    'Back or Forward to the form': 'form, depth 0',
    // Told of the entry that is drawn still, before that of the form is.
    'Back or Forward to the first result': 'a of ab, depth 1, clearing',
    'Back or Forward to the second result': 'b of ab, depth 2, clearing',
    'Forward to a result that is gone': 'form of ab, depth 0, clearing, unmark',
    'the first result is drawn': 'b of ab, depth 1, clearing',
    'the second result is drawn': 'b of ab, depth 2, clearing',
    'another language is drawn': 'b of ab, depth 0, clearing',
    'a link leads here': 'form, depth 0',
    'the last result is asked for': 'b of ab, depth 1, push 1 1',
    'an answer': 'new of abnew, depth 1, push 2 1',
    'an answer during a language switch': 'new of abnew, depth 1, push 2 1',
    'an answer for a user who navigated away': 'b of ab, depth 0, clearing',
    // A double press must not go back twice, which would leave the page.
    Recalculate: 'form, depth 0',
    'Recalculate during a language switch': 'form, depth 0',
    'Recalculate on the way to another page': 'form, depth 0',
  },
};

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are just these
  Object.keys(record) as Name[];

describe.each(namesOf(states))('on %s', (state) => {
  test.each(namesOf(events))('%s', (event) => {
    expect(follow(states[state], events[event])).toBe(expected[state][event]);
  });
});

test('stays the same object where nothing changes, so that nothing is drawn again', () => {
  const state = states['the first result'];
  for (const event of [
    events['the first result is drawn'],
    events['Back or Forward to the first result'],
    events['an answer for a user who navigated away'],
  ]) {
    expect(nextView(state, event).state).toBe(state);
  }
});

test.each([
  ['/de/salary/calculator', '/de/salary/calculator', 'here'],
  ['/salary/calculator', '/de/salary/calculator', 'otherLanguage'],
  ['/de/salary/calculator', '/en/salary/calculator', 'otherLanguage'],
  ['/salary/calculator', '/faq', 'elsewhere'],
  ['/salary/calculator', '/de/joint-salary/calculator', 'elsewhere'],
] as const)('from %s the address %s leads %s', (drawnPath, windowPath, heading) => {
  expect(headingOf(drawnPath, windowPath)).toBe(heading);
});
