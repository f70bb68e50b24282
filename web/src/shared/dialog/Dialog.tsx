import { useId, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { useIsEmbedded } from '../window/embedded.ts';
import { useModal } from './use-modal.ts';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** `text` is as wide as a comfortable line; `wide` takes 80 % of the window, at most 1200 px. */
  readonly width: 'text' | 'wide';
  /** Called when the reader closes it, by button, Escape or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog while it is rendered. The browser's own keeps the focus inside, gives it back and closes on Escape;
 * phones see it full-screen.
 */
export function Dialog({ title, width, onClose, children }: DialogProps) {
  const { t } = useTranslation('shared');
  const dialogRef = useModal(true);
  const titleId = useId();
  const isEmbedded = useIsEmbedded();
  const [place] = useState(placeOfPress);

  const close = () => dialogRef.current?.close();
  // The browser's close event comes later than Escape, and a press that reopens the dialog in
  // between would be lost.
  const closeOnEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  // The content fills the dialog, so a press on the element itself is a press on its backdrop.
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from the keyboard
    <dialog
      ref={dialogRef}
      className={`${classes.dialog} ${width === 'wide' ? classes.wide : classes.text}`}
      data-embedded={isEmbedded}
      style={isEmbedded ? { '--place': `${place}px` } : undefined}
      aria-labelledby={titleId}
      onCancel={closeOnEscape}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      <div className={classes.content}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {/* Focusable, so that a long text can be scrolled from the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={classes.body} aria-labelledby={titleId} tabIndex={0}>
          {children}
        </section>
        <div className={classes.foot}>
          <Button onClick={close}>{t('dialog.close')}</Button>
        </div>
      </div>
    </dialog>
  );
}

/** Most of a dialog stands above what opened it. */
const offsetAbovePixels = 160;

/**
 * Where to put a dialog in a frame of another site, in pixels from its top. The frame is as high as its content, so its middle
 * is seldom in sight; what was pressed is.
 */
function placeOfPress(): number {
  const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  return top - offsetAbovePixels;
}
