// Stands in every page, always the same, before anything is painted: the scheme that the reader chose, else the device's. In a
// frame of another site its address names the scheme.
// src/app/colour-scheme.ts keeps the choice.
(() => {
  const { dataset } = document.documentElement;
  let chosen;
  try {
    chosen =
      'embedded' in dataset
        ? new URLSearchParams(location.search).get('scheme')
        : localStorage.getItem('color-scheme');
  } catch {}
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.colorScheme = chosen === 'light' || chosen === 'dark' ? chosen : device;
})();
