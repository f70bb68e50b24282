// Puts calculators into other sites, as the page "In your site" describes it. It stands there in every page that uses it, so
// it is small, keeps nothing and touches nothing but the elements that ask for a calculator. What it does not know it leaves.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const known = new Set(['net-salary', 'loan-cost', 'home-affordability']);
  const frames = [];
  // Higher than the longest result on the narrowest phone with all its parts open.
  const maxHeight = 20_000;
  addEventListener('message', ({ data, origin: sender, source }) => {
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    const height = data?.suenHeight;
    // The frames of a page in a sandbox have no origin.
    if (frame && [origin, 'null'].includes(sender) && height > 0)
      frame.style.height = Math.min(height, maxHeight) + 'px';
  });
  const show = () => {
    for (const place of document.querySelectorAll('[data-suen]:not([data-shown])')) {
      const { suen, language = document.documentElement.lang, scheme, entries } = place.dataset;
      const [prefix] = /^(fr|de)/.exec(language) ?? ['en'];
      if (!known.has(suen)) continue;
      const frame = document.createElement('iframe');
      frame.src = `${origin}/${prefix}/embed/${suen}${scheme ? '?scheme=' + scheme : ''}${entries ? '#?' + entries : ''}`;
      // The words of the link that it replaces.
      frame.title = place.textContent.trim();
      frame.loading = 'lazy';
      frame.style.cssText = 'width:100%;height:640px;border:0';
      place.dataset.shown = '';
      place.replaceChildren(frame);
      frames.push(frame);
    }
  };
  show();
  addEventListener('DOMContentLoaded', show);
})();
