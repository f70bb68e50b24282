import { useLayoutEffect, useRef } from 'react';

/** Of the page, so that it stays where it is behind a dialog (base.css). */
const behindAttribute = 'data-behind-dialog';

/** Opens a dialog of the browser's own over the page, and closes it. */
export function useModal(isOpen: boolean) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return undefined;
    const noteOpen = () =>
      document.documentElement.toggleAttribute(
        behindAttribute,
        document.querySelector('dialog[open]') !== null,
      );
    dialog.showModal();
    noteOpen();
    return () => {
      // Closed before it is removed, because only then does the browser return the focus.
      dialog.close();
      noteOpen();
    };
  }, [isOpen]);
  return dialogRef;
}
