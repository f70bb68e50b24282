import { createContext, type RefObject } from 'react';

/** What a result's frame and its headline share. */
interface ResultFrame {
  readonly headlineRef: RefObject<HTMLElement | null>;
  /** False while a fresh result shows its answer only. */
  readonly isWhole: boolean;
  /** True when the result has just replaced the form: its heading then takes the focus and is read out. */
  readonly takesFocus: boolean;
  /** Leads back to the form. */
  readonly onRecalculate: () => void;
}

export const ResultFrameContext = createContext<ResultFrame>({
  headlineRef: { current: null },
  isWhole: true,
  takesFocus: false,
  onRecalculate: () => {},
});
