import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './NewerRules.module.css';

/** A choice of rules with what is said about newer ones below it. */
export function RulesField({ children }: { readonly children: ReactNode }) {
  return <div className={classes.rules}>{children}</div>;
}

interface NewerRulesProps {
  /** Since when there are newer rules. */
  readonly sentence: string;
  readonly onUse: () => void;
}

/** Says that newer rules exist and offers them in one click. */
export function NewerRules({ sentence, onUse }: NewerRulesProps) {
  const { t } = useTranslation('shared');
  return (
    <p className={classes.newer}>
      <IconInfoCircle aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
      <span>
        {sentence}{' '}
        <Button look="text" onClick={onUse}>
          {t('rulePeriod.useNewer')}
        </Button>
      </span>
    </p>
  );
}
