import { Button } from '../../button/Button.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Disclaimer } from './Disclaimer.tsx';
import classes from './ResultEnd.module.css';

interface ResultEndProps {
  /** What the disclaimer says where a result is about something else than salaries and taxes. */
  readonly disclaimer?: string | undefined;
  readonly onRecalculate: () => void;
}

/** The end of every result: the disclaimer and a button back to the form. */
export function ResultEnd({ disclaimer, onRecalculate }: ResultEndProps) {
  const { t } = useTranslation('shared');
  return (
    <div className={classes.end}>
      <Disclaimer text={disclaimer} />
      <div className={classes.again}>
        <Button look="filled" onClick={onRecalculate}>
          {t('result.recalculate')}
        </Button>
      </div>
    </div>
  );
}
