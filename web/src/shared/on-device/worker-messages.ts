/** What a page asks of the service worker: to calculate for it. The answer is whether it can. */
export type Wish = 'calculate';

/** Headers between page and service worker: what a calculation must not do, and where it was done. */
export type Mark = 'only-on-device' | 'calculated-on-device';
