/** Opens the folds around a part of the page, so that it can be seen. */
export function openFoldsAround(part: Element): void {
  for (
    let fold = part.closest('details');
    fold !== null;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
}
