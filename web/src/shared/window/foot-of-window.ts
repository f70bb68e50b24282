/**
 * Says how high a bar at the foot of the window is, in a property of the page's style, and whatever else stays there stands
 * above it. Returns a function that resets it.
 */
export function keepRoomFor(
  bar: HTMLElement,
  property: '--suen-consent-height' | '--suen-offer-height',
): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(property, `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
