import { useId } from 'react';
import { useFormat } from '../amount/use-format.ts';
import { offerEntries } from '../form/state/offered-entries.ts';
import { PageLink } from '../PageLink.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { useCalculatorPath } from './calculator-path.ts';
import type { NextQuestion } from './next-question.ts';
import classes from './NextQuestions.module.css';

interface NextQuestionsProps<Record> {
  /** The calculator that gave the result. */
  readonly from: string;
  readonly record: Record;
  readonly questions: readonly NextQuestion<Record>[];
}

/** Where to go on from a result: each link carries a figure over into the form that it leads to. */
export function NextQuestions<Record>({ from, record, questions }: NextQuestionsProps<Record>) {
  const { t } = useTranslation('next-question');
  const format = useFormat();
  const pathOf = useCalculatorPath();
  const titleId = useId();
  const open = questions.filter(({ figure }) => figure(record) > 0);
  if (open.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <ul className={classes.list}>
        {open.map(({ to, question, figure, entries }) => (
          <li key={to}>
            <PageLink
              className={classes.link}
              to={pathOf(to)}
              onClick={() =>
                offerEntries(to, {
                  source: { kind: 'result', calculator: from },
                  entries: entries(record),
                })
              }
            >
              <span className={classes.question}>
                {t(`${question}.question`)}
                <span aria-hidden="true">{'\u00A0'}→</span>
              </span>
              <span className={classes.figure}>
                {t(`${question}.withFigure`, { figure: format.wholeEuros(figure(record)) })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
