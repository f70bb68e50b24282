import type { ReactNode } from 'react';
import { Button } from '../../button/Button.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import type { LaterPart } from './later-part.ts';
import classes from './LaterPanel.module.css';

interface LaterPanelProps<Part> {
  readonly title: string;
  readonly inBrief?: string;
  readonly heading?: 'h2' | 'h3';
  readonly part: LaterPart<Part>;
  readonly onAsk: () => void;
  /** What is said until the part is there. */
  readonly loading: string;
  readonly failed: string;
  readonly render: (part: Part) => ReactNode;
}

/** A fold whose content is fetched when it is first opened. */
export function LaterPanel<Part>(props: LaterPanelProps<Part>) {
  const { part, onAsk, loading, failed, render, ...panel } = props;
  const { t } = useTranslation('shared');

  const content = () => {
    switch (part.status) {
      case 'loaded':
        return render(part.part);
      case 'failed':
        return (
          <div role="alert" className={classes.failed}>
            <p>{failed}</p>
            <Button onClick={onAsk}>{t('failure.tryAgain')}</Button>
          </div>
        );
      default:
        return (
          <output className={classes.loading}>
            <span className={classes.spinner} />
            {loading}
          </output>
        );
    }
  };

  return (
    <Panel {...panel} onOpen={onAsk}>
      {content()}
    </Panel>
  );
}
