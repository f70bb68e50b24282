import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useLazyPart, type LazyPart } from '../loading/lazy-part.ts';

export interface DialogOfAction {
  /** The entries that decide the result, in words. */
  readonly entered: readonly string[];
  readonly onClose: () => void;
}

interface ActionWithDialogProps extends Pick<DialogOfAction, 'entered'> {
  /** The dialog, loaded when the reader reaches for the button. */
  readonly dialog: LazyPart<ComponentType<DialogOfAction>>;
  readonly children: ReactNode;
}

/** A button of a result that opens a dialog. */
export function ActionWithDialog({ dialog, entered, children }: ActionWithDialogProps) {
  const [Dialog, loadDialog] = useLazyPart(dialog);
  const [isOpen, setOpen] = useState(false);
  const load = () => {
    // Without network the dialog stays closed, and the next press tries again.
    loadDialog().catch(() => setOpen(false));
  };
  const open = () => {
    load();
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} onPointerEnter={load} onFocus={load}>
        {children}
      </Button>
      {isOpen && Dialog !== undefined && (
        <Dialog entered={entered} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
