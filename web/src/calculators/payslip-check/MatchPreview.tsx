import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../shared/window/use-is-phone.ts';
import type { payslipCheckForm } from './form.ts';
import { ScoreBar } from './ScoreBar.tsx';
import { mainLines } from './slip-lines.ts';
import { useSlipPreview, type Checked } from './slip-preview.ts';

/** How many of the copied lines match, in the card beside the form. On phones it stands below the lines. */
export function MatchPreview({
  form,
}: {
  readonly form: Pick<StateOf<typeof payslipCheckForm>, 'request'>;
}) {
  const checked = useSlipPreview(form);
  return useIsPhone() ? null : <Matches checked={checked} />;
}

/** How many of the copied lines match. It is as high while nothing is copied. */
export function Matches({ checked }: { readonly checked: Checked | undefined }) {
  const { t } = useTranslation('payslip-check');
  const lines = [...(checked?.values() ?? [])].filter(({ verdict }) => verdict !== 'notGiven');
  const equal = lines.filter(({ verdict }) => verdict === 'equal' || verdict === 'rounding').length;
  const empty = mainLines.map((id) => ({ id, verdict: 'notGiven' as const }));
  return (
    <div>
      <p>
        {lines.length === 0
          ? t('form.nothingCompared')
          : t('result.matching', { equal, count: lines.length })}
      </p>
      <ScoreBar lines={lines.length === 0 ? empty : lines} />
    </div>
  );
}
