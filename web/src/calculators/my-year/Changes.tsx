import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/button/Button.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { ListField } from '../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { FormGroup } from '../../shared/form/parts/FormCard.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls } from '../../shared/form/words/field-words.ts';
import { iconOf } from '../../shared/icon-of.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { asksFor, changeKinds, commonKinds, slots, type ChangeKind, type Slot } from './changes.ts';
import { asksIn, months } from './entries.ts';
import type { myYearForm } from './form.ts';
import { useChangeWords, useMyYearWords } from './words.ts';
import classes from './Changes.module.css';

const IconPlus = iconOf('plus');
const IconX = iconOf('x');

type State = StateOf<typeof myYearForm>;

const furtherKinds = changeKinds.filter((kind) => !commonKinds.includes(kind));

/** The changes of the year: each is edited where it stands, and a press adds another one. */
export function Changes({ form }: { readonly form: State }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'form.changes' });
  const { nameOf } = useChangeWords();
  const [said, setSaid] = useState('');
  const [areAllOffered, setAllOffered] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const used = slots.filter((slot) => form.entries[`change${slot}`] !== 'none');
  const free = slots.find((slot) => !used.includes(slot));

  /** The first field of a change that was just added takes the focus. */
  const focusMonth = (slot: Slot) =>
    list.current?.querySelector<HTMLElement>(`[name="month${slot}"]`)?.focus();
  const add = (kind: ChangeKind) => {
    if (free === undefined) return;
    // At once, so that its first field can take the focus.
    flushSync(() => {
      form.enter(`change${free}`, kind);
      setSaid(t('added', { change: nameOf(kind) }));
    });
    focusMonth(free);
  };
  const remove = (slot: Slot, kind: ChangeKind) => {
    form.clear([
      `change${slot}`,
      `month${slot}`,
      `day${slot}`,
      `until${slot}`,
      `amount${slot}`,
      `hours${slot}`,
    ]);
    setSaid(t('removed', { change: nameOf(kind) }));
  };
  const offered = areAllOffered ? changeKinds : commonKinds;

  return (
    <FormGroup title={t('title')} isSmall>
      {used.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ol ref={list} className={classes.list} hidden={used.length === 0}>
        {used.map((slot) => (
          <ChangeRow key={slot} form={form} slot={slot} onRemove={remove} />
        ))}
      </ol>
      {free === undefined ? (
        <p className={classes.none}>{t('full')}</p>
      ) : (
        <ul className={classes.offers}>
          {offered.map((kind) => (
            <li key={kind}>
              <Button className={classes.offer} onClick={() => add(kind)}>
                <IconPlus aria-hidden="true" size={16} stroke={2} />
                {nameOf(kind)}
              </Button>
            </li>
          ))}
          {!areAllOffered && furtherKinds.length > 0 && (
            <li>
              <Button look="text" onClick={() => setAllOffered(true)}>
                {t('more')}
              </Button>
            </li>
          )}
        </ul>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </FormGroup>
  );
}

interface ChangeRowProps {
  readonly form: State;
  readonly slot: Slot;
  readonly onRemove: (slot: Slot, kind: ChangeKind) => void;
}

function ChangeRow({ form, slot, onRemove }: ChangeRowProps) {
  const { t } = useTranslation('my-year');
  const { nameOf } = useChangeWords();
  const words = useMyYearWords(form.entries);
  const control = useControls(form, words);
  const kind = form.entries[`change${slot}`];
  if (kind === 'none') return null;
  const month = control(`month${slot}`);
  const until = control(`until${slot}`);
  const amount = control(`amount${slot}`);
  const hint = t(`change.${kind}.hint`);
  const asksAmount = asksIn(form.entries, slot, 'amount');
  return (
    <li className={classes.change}>
      <fieldset className={classes.fields}>
        <legend className={classes.legend}>{nameOf(kind)}</legend>
        <FieldRow least="9rem">
          <ListField
            control={{ ...month, hint: asksAmount ? undefined : hint }}
            values={months}
            nameOf={month.describe}
          />
          {asksFor(kind, 'day') && <NumberField {...control(`day${slot}`)} />}
          {asksFor(kind, 'until') && (
            <ListField control={until} values={months} nameOf={until.describe} />
          )}
          {asksFor(kind, 'hours') && <NumberField {...control(`hours${slot}`)} />}
          {asksAmount && <MoneyField {...amount} />}
        </FieldRow>
      </fieldset>
      <Button look="text" className={classes.remove} onClick={() => onRemove(slot, kind)}>
        <IconX aria-hidden="true" size={20} stroke={1.75} />
        <VisuallyHidden>{t('form.changes.remove', { change: nameOf(kind) })}</VisuallyHidden>
      </Button>
    </li>
  );
}
