/** Sooner than a person does the next thing. */
const longestWaitMs = 500;

/** Does what can wait when the page has nothing else to do. */
export function whenIdle(action: () => void): void {
  // Not every browser can tell.
  if (!('requestIdleCallback' in window)) setTimeout(action);
  else window.requestIdleCallback(action, { timeout: longestWaitMs });
}
