import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Field } from '../form/controls/Field.tsx';
import { TextBox } from '../form/controls/TextBox.tsx';
import {
  changeKept,
  nothingRead,
  readKept,
  subscribeToKept,
  type KeptCalculation,
  type Refusal,
} from '../kept-calculations/kept-calculations.ts';
import { todayInLuxembourg } from '../today/today.ts';
import { useTranslation } from '../translation/use-translation.ts';
import type { DialogOfAction } from './ActionWithDialog.tsx';
import { useShownResult } from './shown-result.ts';
import classes from './ShareDialog.module.css';

const maxNameLength = 80;

/** The first name that none of the others has: '€ 5 000 per month', '€ 5 000 per month 2'. */
function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let count = 2; taken.includes(name); count += 1) name = `${wanted} ${count}`;
  return name;
}

function freeId(calculations: readonly KeptCalculation[]): string {
  return String(Math.max(0, ...calculations.map(({ id }) => Number(id) || 0)) + 1);
}

/** Keeps a calculation on the device, under a name that the reader gives it. */
export function KeepDialog({ entered, onClose }: DialogOfAction) {
  const { t } = useTranslation('sharing', { keyPrefix: 'keep' });
  const { calculator, title, link } = useShownResult();
  const kept = useSyncExternalStore(subscribeToKept, readKept, nothingRead);
  const names = kept.kind === 'list' ? kept.calculations.map(({ name }) => name) : [];
  const [typed, setTyped] = useState<string>();
  const [outcome, setOutcome] = useState<Refusal | { readonly name: string }>();
  // The list says beside it which calculator it is of.
  const named = entered.reduce((shorter, entry) => {
    const longer = shorter === '' ? entry : `${shorter} · ${entry}`;
    return longer.length > maxNameLength ? shorter : longer;
  }, '');
  const wanted = (named === '' ? title : named).replaceAll('\u00AD', '');
  const suggested = freeName(wanted, names);
  const name = typed ?? suggested;

  const keep = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim() === '' ? suggested : name.trim();
    const refusal = changeKept((list) => [
      ...list,
      { id: freeId(list), name: given, calculator, keptOn: todayInLuxembourg(), link },
    ]);
    setOutcome(refusal ?? { name: given });
  };

  return (
    <Dialog title={t('title')} width="text" onClose={onClose}>
      <div className={classes.parts}>
        {typeof outcome !== 'object' && (
          <form className={classes.parts} onSubmit={keep}>
            <p>{t('text')}</p>
            <Field label={t('name')}>
              {(control) => (
                <TextBox
                  {...control}
                  inputMode="text"
                  maxLength={maxNameLength}
                  value={name}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              )}
            </Field>
            <div className={classes.ways}>
              <Button type="submit" look="filled">
                {t('action')}
              </Button>
            </div>
            <p className={classes.note}>{t('privacy')}</p>
          </form>
        )}
        <div aria-live="polite">
          {typeof outcome === 'object' && <p>{t('done', outcome)}</p>}
          {typeof outcome === 'string' && <p>{t(`refused.${outcome}`)}</p>}
        </div>
      </div>
    </Dialog>
  );
}
