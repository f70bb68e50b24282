import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '../../../shared/button/Button.tsx';
import { iconOf } from '../../../shared/icon-of.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { fileReader } from './file-reader.ts';
import type { FoundInPayslip } from './lines.ts';
import type { Failure } from './reader/outcome.ts';
import classes from './PayslipFile.module.css';

const IconAlertCircle = iconOf('alert-circle');
const IconFileText = iconOf('file-text');

interface PayslipFileProps {
  /** Called with the figures that the reader has confirmed. */
  readonly onUse: (found: FoundInPayslip) => void;
}

type State =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'found'; readonly found: FoundInPayslip }
  | { readonly kind: 'used'; readonly count: number };

/** How many figures a payslip says. */
const countOf = ({ lines, payMonth, taxClass, weeklyHours }: FoundInPayslip) =>
  Object.keys(lines).length +
  [payMonth, taxClass, weeklyHours].filter((fact) => fact !== undefined).length;

/** Reads a payslip from a PDF on the device and hands on what the reader confirms. */
export function PayslipFile({ onUse }: PayslipFileProps) {
  const { t } = useTranslation('file');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (file: File) => {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    setState({ kind: 'reading' });
    const next = await outcomeOf(file, own.signal);
    if (!own.signal.aborted) setState(next);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    void read(file);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const leave = (next: State) => {
    reading.current?.abort();
    setState(next);
    button.current?.focus();
  };
  const use = (found: FoundInPayslip) => {
    leave({ kind: 'used', count: countOf(found) });
    onUse(found);
  };
  const FoundFigures = fileReader.loaded()?.FoundFigures;

  return (
    <div className={classes.part}>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t('choose')}
        hidden
        onChange={choose}
      />
      <div className={classes.choice}>
        <Button ref={button} look="text" onClick={() => input.current?.click()}>
          <IconFileText aria-hidden="true" size={20} stroke={1.75} />
          {t('choose')}
        </Button>
        {state.kind === 'reading' ? (
          <Button look="text" onClick={() => leave({ kind: 'idle' })}>
            {t('cancel')}
          </Button>
        ) : (
          <p className={classes.note}>{t('privacy')}</p>
        )}
      </div>
      <div aria-live="polite" className={classes.news}>
        {state.kind === 'reading' && <p>{t('reading')}</p>}
        {state.kind === 'used' && <p>{t('found.used', { count: state.count })}</p>}
      </div>
      {state.kind === 'failed' && (
        <p role="alert" className={classes.failure}>
          <IconAlertCircle aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
          <span>{t(`failed.${state.failure}`)}</span>
        </p>
      )}
      {state.kind === 'found' && FoundFigures !== undefined && (
        <FoundFigures found={state.found} onUse={use} onDiscard={() => leave({ kind: 'idle' })} />
      )}
    </div>
  );
}

async function outcomeOf(file: File, signal: AbortSignal): Promise<State> {
  try {
    const { readPayslipFile } = await fileReader.load();
    const outcome = await readPayslipFile(file, signal);
    return outcome.kind === 'read'
      ? { kind: 'found', found: outcome.found }
      : { kind: 'failed', failure: outcome.kind };
  } catch {
    // The network is gone, or a newer build has taken the files away.
    return { kind: 'failed', failure: 'unavailable' };
  }
}
