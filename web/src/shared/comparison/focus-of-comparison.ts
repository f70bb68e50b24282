/** Where the focus goes when columns come and go. Its parts know nothing of each other. */
export interface FocusOfComparison {
  /** The button that opens the comparison has come, or is gone. */
  readonly setAction: (action: HTMLElement | null) => void;
  /** Gives the focus back to that button. */
  readonly toAction: () => void;
  /** The columns are on the page: tells how the first entry of the last one takes the focus. Undefined once they are gone. */
  readonly setEntries: (focusEntry: (() => void) | undefined) => void;
  readonly toEntries: () => void;
  /** Asks for the focus on a column that is still to come. */
  readonly ask: () => void;
  /** Tells once whether that was asked. */
  readonly takeAsked: () => boolean;
}

export function createFocusOfComparison(): FocusOfComparison {
  let action: HTMLElement | null = null;
  let focusEntry: (() => void) | undefined;
  let isAsked = false;
  return {
    setAction: (button) => {
      action = button;
    },
    toAction: () => action?.focus(),
    setEntries: (next) => {
      focusEntry = next;
    },
    toEntries: () => focusEntry?.(),
    ask: () => {
      isAsked = true;
    },
    takeAsked: () => {
      const wasAsked = isAsked;
      isAsked = false;
      return wasAsked;
    },
  };
}
