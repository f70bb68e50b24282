// Stands in every page, always the same, so that the content policy can name it by one hash.
// Scripts start after the first paint, so that they do not compete with HTML and styles.
addEventListener('click', (event) => {
  // Null means that the page is hydrated.
  if (window.earlyClick !== null) window.earlyClick = event.target.closest('button') ?? undefined;
});
// Without its script a form takes no input. This shows the message for that case.
window.startFailed = () => {
  const words = document.querySelector('noscript');
  if (words === null) return;
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.textContent = words.dataset.words;
  words.replaceWith(alert);
};
// Wherever the content policy asks for it (Trusted Types): no HTML and no code is made from text, and workers come from
// this site only.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    new URL(address, location.href).origin === location.origin ? address : null,
});
function preload(href) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
// Each runs in a task of its own, after those that it needs. Between them the page can answer a press.
async function run(scripts) {
  for (const script of scripts) await import(script);
}
addEventListener('load', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { chunks } = JSON.parse(document.getElementById('chunks').textContent);
      // Starting a request takes time. Between a few of them the page can answer a press.
      const together = 4;
      for (let first = 0; first < chunks.length; first += together) {
        setTimeout(() => chunks.slice(first, first + together).forEach(preload));
      }
      window.scriptsRun = run(chunks);
      window.scriptsRun.catch((error) => {
        window.startFailed();
        throw error;
      });
    }),
  ),
);
