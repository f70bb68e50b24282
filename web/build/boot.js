// Stands in every page, always the same, so that the content policy can name it by one hash.
// Nothing of ours competes with the page's own HTML and style: scripts start after they are painted.
addEventListener('click', (event) => {
  // Null says that the page answers by itself.
  if (window.earlyClick !== null) window.earlyClick = event.target.closest('button') ?? undefined;
});
// Without its script a form stays as it was made, and takes no input: the words for that stand in the page, unread.
window.startFailed = () => {
  const words = document.querySelector('noscript');
  if (words !== null) words.outerHTML = words.textContent;
};
addEventListener('load', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { entry, chunks } = JSON.parse(document.getElementById('chunks').textContent);
      for (const href of chunks) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = href;
        document.head.append(link);
      }
      import(entry).catch((error) => {
        window.startFailed();
        throw error;
      });
    }),
  ),
);
