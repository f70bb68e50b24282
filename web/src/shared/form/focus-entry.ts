import { openFoldsAround } from '../panel/open-folds-around.ts';

/** Puts the focus on a field by its name, opening the folds that hide it. */
export function focusEntry(form: HTMLFormElement, name: string, options: FocusOptions = {}): void {
  const named = form.elements.namedItem(name);
  const control =
    named instanceof RadioNodeList
      ? (form.querySelector(`[name="${name}"]:checked`) ?? named[0])
      : named;
  if (!(control instanceof HTMLElement)) return;
  openFoldsAround(control);
  control.focus(options);
}
