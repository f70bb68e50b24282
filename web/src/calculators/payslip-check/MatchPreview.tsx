import type { StateOf } from '../../shared/form/entry-form.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../shared/use-is-phone.ts';
import type { payslipCheckForm } from './form.ts';
import { ScoreBar } from './ScoreBar.tsx';
import { mainLines } from './slip-lines.ts';
import { useSlipPreview } from './slip-preview.ts';

/** How many of the copied lines match, beside the form. It is as high while nothing is copied. On phones each row says it. */
export function MatchPreview({
  form,
}: {
  readonly form: Pick<StateOf<typeof payslipCheckForm>, 'request'>;
}) {
  const { t } = useTranslation('payslip-check');
  const checked = useSlipPreview(form);
  if (useIsPhone()) return null;
  const lines = [...(checked?.values() ?? [])].filter(({ verdict }) => verdict !== 'notGiven');
  const differing = lines.filter(({ verdict }) => verdict === 'differs' || verdict === 'follows');
  const empty = mainLines.map((id) => ({ id, verdict: 'notGiven' as const }));
  return (
    <div>
      <p>
        {lines.length === 0
          ? t('form.nothingCompared')
          : t('result.matching', {
              equal: lines.length - differing.length,
              count: lines.length,
            })}
      </p>
      <ScoreBar lines={lines.length === 0 ? empty : lines} />
    </div>
  );
}
