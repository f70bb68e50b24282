import * as react from 'react';

// No style sheet is read in tests. Asking for what they come to is a tenth of the time of looking for roles and names, so the
// answer is what stands on the element itself.
window.getComputedStyle = (element) =>
  element instanceof HTMLElement ? element.style : document.body.style;

// For each of the first elements, React keeps the stack of calls that made it, for its debugging tools. That is a tenth of the
// time of these tests. With this count, none is the first.
const internals: object = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});
