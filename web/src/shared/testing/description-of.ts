/** The hint or the error of a control. */
export function descriptionOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-describedby') ?? '';
  return document.querySelector(`[id="${id}"]`)?.textContent ?? '';
}
