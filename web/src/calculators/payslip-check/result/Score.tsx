import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden/VisuallyHidden.tsx';
import { useLineWords } from '../words.ts';
import classes from './PayslipCheck.module.css';
import type { Line } from './record.ts';

/** A part for each line of the payslip, in order: full where it is equal, hatched where it differs. The table has the figures. */
export function Score({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result' });
  const { nameOf } = useLineWords();
  const given = lines.filter(({ verdict }) => verdict !== 'notGiven');
  const differing = given.filter(({ verdict }) => verdict === 'differs');
  const description =
    differing.length === 0
      ? t('scoreEqual')
      : t('scoreDiffers', { lines: differing.map(({ id }) => nameOf(id)).join(', ') });
  return (
    <>
      <VisuallyHidden>{description}</VisuallyHidden>
      <div aria-hidden="true" className={classes.score}>
        {given.map(({ id, verdict }) => (
          <i key={id} data-verdict={verdict} />
        ))}
      </div>
    </>
  );
}
