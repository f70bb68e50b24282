import { Panel } from '../panel/Panel.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Frequent questions about a calculator. Each answer is folded below its question. */
export function Questions({ questions }: QuestionsProps) {
  const { t } = useTranslation('shared');
  return (
    <section>
      <h2 className={classes.title}>{t('questions')}</h2>
      {questions.map(({ question, answer }) => (
        <Panel key={question} title={question}>
          <p>{answer}</p>
        </Panel>
      ))}
    </section>
  );
}
