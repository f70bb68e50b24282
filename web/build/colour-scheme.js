// Stands in every page, always the same, before anything is painted: the scheme that the reader chose, else the device's.
// src/app/colour-scheme.ts keeps the choice.
(() => {
  let chosen;
  try {
    chosen = localStorage.getItem('color-scheme');
  } catch {}
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.colorScheme =
    chosen === 'light' || chosen === 'dark' ? chosen : device;
})();
