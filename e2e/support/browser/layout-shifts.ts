declare global {
  /** Chromium's record of a layout shift. No other entries are requested here. */
  interface PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  interface Window {
    layoutShifts?: string[];
  }
}

/** Runs in each page before its own scripts, and records every layout shift without a user action. */
export function noteLayoutShifts(): void {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // On a busy machine, the fonts sometimes come after the first frame and words move a little. A part that comes late
      // moves much more.
      if (entry.hadRecentInput || entry.value < 0.01) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent,
      );
      window.layoutShifts?.push(`${entry.value}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
