import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { FailureNotice } from '../../../shared/form/parts/FailureNotice.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useChangedCalculation } from '../../../shared/result/view/changed-calculation.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden/VisuallyHidden.tsx';
import { canBeUsed, entriesWith } from '../apply-cause.ts';
import { payslipCheckForm } from '../form.ts';
import { scoreOf } from '../score.ts';
import { useLineWords } from '../words.ts';
import { partsOf, useCauseWords } from './cause-words.ts';
import type { Cause, PayslipCheckRecord } from './record.ts';
import classes from './PayslipCheck.module.css';

interface CausesProps {
  readonly record: PayslipCheckRecord;
  readonly onResult: (record: PayslipCheckRecord) => void;
}

/** The likeliest cause with one press to use it, then the others. What cannot be told apart is said as "either ... or". */
export function Causes({ record, onResult }: CausesProps) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'causes' });
  const { result } = record;
  const { differing } = scoreOf(result);
  if (differing.length === 0) return null;
  const causesOf = (standing: Cause['standing']) =>
    result.causes.filter((cause) => cause.standing === standing);
  const [first] = causesOf('likely');
  const equals = causesOf('equal');
  const rest = causesOf('other');
  const hasSame = causesOf('contained').length > 0;
  return (
    <div className={classes.causes}>
      {first === undefined ? (
        <section className={classes.cause}>
          <h3>{t('none.title')}</h3>
          <p>{t('none.text')}</p>
        </section>
      ) : (
        <CauseCard
          isFirst
          record={record}
          cause={first}
          title={t(equals.length > 0 ? 'either' : 'likely')}
          hasSame={hasSame}
          onResult={onResult}
        />
      )}
      {equals.map((cause) => (
        <CauseCard
          key={JSON.stringify([cause.changes, cause.id])}
          record={record}
          cause={cause}
          title={t('or')}
          onResult={onResult}
        />
      ))}
      {rest.length > 0 && (
        <FoldedPart
          title={t('others')}
          heading="h3"
          inBrief={String(rest.length)}
          className={classes.others}
        >
          {rest.map((cause) => (
            <CauseCard
              key={JSON.stringify([cause.changes, cause.id, cause.and?.id])}
              record={record}
              cause={cause}
              onResult={onResult}
            />
          ))}
        </FoldedPart>
      )}
    </div>
  );
}

interface CauseCardProps extends CausesProps {
  readonly cause: Cause;
  readonly title?: string;
  /** The one to do next. */
  readonly isFirst?: boolean;
  /** Whether another deduction on the card would give the same tax. */
  readonly hasSame?: boolean;
}

function CauseCard({
  record,
  cause,
  title,
  isFirst = false,
  hasSame = false,
  onResult,
}: CauseCardProps) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'causes' });
  const { t: failures } = useTranslation('shared', { keyPrefix: 'failure' });
  const format = useFormat();
  const { nameOf, textOf, conditionOf } = useCauseWords(record.result.payMonth);
  const { nameOf: lineName } = useLineWords();
  const { given } = scoreOf(record.result);
  const { calculateEntries, isCalculating, failure } = useChangedCalculation(
    payslipCheckForm,
    record.entries,
    onResult,
  );
  const parts = partsOf(cause);
  const name = parts.map((part) => nameOf(part)).join(' + ');
  const lines = (ids: Cause['leaves']) => ids.map((id) => lineName(id)).join(', ');
  const isWhole = cause.leaves.length === 0;
  const condition = isWhole && cause.and === undefined ? conditionOf(cause, hasSame) : undefined;
  const sentences = [
    ...parts.map((part) => textOf(part)),
    isWhole
      ? t('all', { count: given.length })
      : t('some', { explains: lines(cause.explains), leaves: lines(cause.leaves) }),
  ];
  return (
    <section className={classes.cause}>
      {title !== undefined && <p className={classes.eyebrow}>{title}</p>}
      <h3>{name}</h3>
      <p>{sentences.join(' ')}</p>
      {condition !== undefined && <p className={classes.condition}>{condition}</p>}
      {canBeUsed(cause.changes) && (
        <Button
          look={isFirst ? 'filled' : 'outlined'}
          disabled={isCalculating}
          onClick={() => calculateEntries(entriesWith(record.entries, cause.changes, format))}
        >
          {t('use')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {failure !== undefined && <FailureNotice what={failures(failure)} />}
    </section>
  );
}
