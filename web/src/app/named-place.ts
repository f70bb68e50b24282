/** The element whose id stands behind the # of an address, if the page has it. */
export function placeNamedBy({ hash }: { readonly hash: string }): HTMLElement | undefined {
  return document.getElementById(hash.slice(1)) ?? undefined;
}
