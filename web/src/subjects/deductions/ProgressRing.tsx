import { useFormat } from '../../shared/amount/use-format.ts';
import { iconOf } from '../../shared/icon-of.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { progressInRing, limitLevel, limitStatus } from './limit-status.ts';
import classes from './ProgressRing.module.css';

const IconArrowDown = iconOf('arrow-down');
const IconArrowUp = iconOf('arrow-up');
const IconCheck = iconOf('check');

interface ProgressRingProps {
  /** The used part of the limit in percent, above 100 if it is exceeded. */
  readonly progress: number;
  readonly remaining: number;
}

const icons = { down: IconArrowDown, check: IconCheck, up: IconArrowUp } as const;
const radius = 44;
const circumference = 2 * Math.PI * radius;

/** A ring with the used percentage of a limit and a sign for below, exactly at and above it. */
export function ProgressRing({ progress, remaining }: ProgressRingProps) {
  const { t } = useTranslation('deductions', { keyPrefix: 'ring' });
  const format = useFormat();
  const status = limitStatus(remaining);
  const percent = progressInRing({ progress, remaining }, format);
  const Icon = icons[status];
  return (
    <div className={classes.ring} data-level={limitLevel(progress)} data-status={status}>
      <svg viewBox="0 0 100 100" className={classes.drawing} aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className={classes.track} />
        {progress > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            className={classes.used}
            strokeDasharray={`${(Math.min(progress, 100) / 100) * circumference} ${circumference}`}
          />
        )}
      </svg>
      <span className={classes.words} aria-hidden="true">
        <Icon size={20} stroke={2.25} className={classes.icon} />
        <span className={classes.percent}>{percent}</span>
      </span>
      <VisuallyHidden>{t(status, { percent })}</VisuallyHidden>
    </div>
  );
}
