import type { Operand, Source, Step } from '@suen/engine/small-door';
import type { Translate } from '../translation/use-translation.ts';
import { termsOf, type Term } from './terms.ts';
import { wordingOf } from './wording.ts';

/** How the words, signs and figures of a sentence are written: for the eye, or to be spoken. */
interface BriefWriter {
  readonly t: Translate<'explanation'>;
  readonly nameOf: (id: Operand['id']) => string;
  /** A name in front of its figure. */
  readonly label: (name: string) => string;
  readonly write: (value: number, unit: Operand['unit']) => string;
  readonly sign: (operator: Operand['operator']) => string;
}

const maxWords = 25;

/** Figures hold no-break spaces, so each is one word. */
const isShort = (sentence: string) => sentence.split(' ').length <= maxWords;

/** 'Contribution base' within brackets. Names that begin with an abbreviation or in German stay. */
export const withinSentence = (name: string, language: string) =>
  language === 'de' || !/^\p{Lu}[\p{Ll} ]/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);

/** The step that says most about an answer: not the one that only rounds it or passes it on. */
export function decidingStep(answer: Step, steps: readonly Step[]): Step {
  const [only, ...others] = answer.operands;
  if (answer.operation !== 'arithmetic' || only === undefined || others.length > 0) return answer;
  const earlier = steps.slice(0, steps.indexOf(answer));
  const origin = earlier.find(({ id, amount }) => id === only.id && amount === only.value);
  return origin === undefined ? answer : decidingStep(origin, earlier);
}

/** The law of a step. A sum of other steps has no law, so it shows the law of a scale among them, or of the first of them. */
export function lawOf(step: Step, steps: readonly Step[]): readonly Source[] {
  if (step.sources.length > 0) return step.sources;
  const scale = steps.findLast(({ brackets }) => brackets !== undefined);
  if (scale !== undefined) return scale.sources;
  const earlier = steps.slice(0, steps.indexOf(step));
  const first = earlier.findLast(({ id }) => id === step.operands[0]?.id);
  return first === undefined ? [] : lawOf(first, earlier);
}

/** A step in one sentence: '8.5 % of € 5 000.00 (contribution base).' Without names where it would be long. */
export function briefSentence(step: Step, language: string, writer: BriefWriter): string {
  const share = shareOf(step);
  if (share !== undefined) {
    const { t, nameOf, write } = writer;
    const { base, rate } = share;
    const figures = {
      share: write(rate.value, rate.unit),
      amount: write(base.value, base.unit),
    };
    const sentence = `${t('brief.share', figures)} (${withinSentence(nameOf(base.id), language)})`;
    return `${sentence}${roundingOf(step, writer)}.`;
  }
  const rounding = roundingOf(step, writer);
  // 'Taken from your entries: Amount from your entries' would say it twice.
  const named = `${formula(step, writer, step.operation !== 'given')}${rounding}`;
  return `${isShort(named) ? named : `${formula(step, writer, false)}${rounding}`}.`;
}

/** How an amount is rounded, where its figures to the cent do not show it. After a list it would seem to be of the last figure. */
function roundingOf(step: Step, { t }: BriefWriter): string {
  if (step.rounding === 'exact' || step.rounding === 'toNearestCent') return '';
  const rounding = t(`rounding.${step.rounding}`);
  return isListed(step) ? `. ${t('brief.roundedResult', { rounding })}` : `, ${rounding}`;
}

/** Whether only the figures of a formula are listed, because it is too long for a sentence. */
const isListed = ({ operation }: Step) => operation.startsWith('annuity');

/** An amount times a percentage, and nothing else. */
function shareOf({ operation, operands }: Step) {
  const [base, rate, ...others] = operands;
  const isShare =
    operation === 'arithmetic' &&
    base?.unit === 'EUR' &&
    rate?.unit === 'percent' &&
    rate.operator === '×' &&
    others.length === 0;
  return isShare ? { base, rate } : undefined;
}

function formula(step: Step, writer: BriefWriter, hasNames: boolean): string {
  const { t, nameOf, label, write, sign } = writer;
  const figure = ({ id, value, unit }: Operand, isJoined: boolean) => {
    const written = write(value, unit);
    const shown = value < 0 && isJoined ? `(${written})` : written;
    return hasNames ? `${label(nameOf(id))} ${shown}` : shown;
  };
  const product = ({ factors }: Term, isJoined: boolean) =>
    factors
      .map((factor, place) =>
        place === 0 ? figure(factor, isJoined) : `${sign(factor.operator)} ${figure(factor, true)}`,
      )
      .join(' ');
  const terms = termsOf(step.operands);
  const wording = wordingOf(step);
  if (wording === undefined) {
    return terms
      .map((term, place) => {
        const isJoined = place > 0 || term.sign === '-';
        return isJoined ? `${sign(term.sign)} ${product(term, true)}` : product(term, false);
      })
      .join(' ');
  }
  const { lead, between } = wording;
  const figures = terms.map((term) => product(term, false));
  if (isListed(step)) return `${t('brief.annuity')} ${figures.join(', ')}`;
  const joint = between === undefined ? ' ' : ` ${t(`formula.${between}`)} `;
  return `${t(`formula.${lead}`)} ${figures.join(joint)}`;
}
