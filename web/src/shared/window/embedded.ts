import { createContext, use } from 'react';

/** True around a calculator in a frame of another site. */
export const EmbeddedContext = createContext(false);

/**
 * Whether this stands in a frame of another site. It then keeps nothing, takes no focus unasked, and its links open beside
 * that site.
 */
export function useIsEmbedded(): boolean {
  return use(EmbeddedContext);
}

/** The attribute of the document that says the same to scripts outside of React. The build writes it. */
export const embeddedAttribute = 'data-embedded';

/** Whether the document was made for a frame. */
export function isEmbedded(): boolean {
  return document.documentElement.hasAttribute(embeddedAttribute);
}
