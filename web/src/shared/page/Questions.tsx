import { Panel } from '../panel/Panel.tsx';
import classes from './Questions.module.css';

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** What people ask about a calculator, each answer folded below its question. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      {questions.map(({ question, answer }) => (
        <Panel key={question} title={question}>
          <p>{answer}</p>
        </Panel>
      ))}
    </section>
  );
}
