/** Puts the focus on a field by its name, opening the section in which it is folded away. */
export function focusEntry(form: HTMLFormElement, name: string, options: FocusOptions = {}): void {
  const named = form.elements.namedItem(name);
  const control =
    named instanceof RadioNodeList
      ? (form.querySelector(`[name="${name}"]:checked`) ?? named[0])
      : named;
  if (!(control instanceof HTMLElement)) return;
  const section = control.closest('details');
  if (section !== null) section.open = true;
  control.focus(options);
}
