/*
 * Runs in the page. Holds the first click on a form's button for a moment, as a person does between the last entry and the
 * click, in which nobody else keeps the browser busy; then clicks, and notes the time to the frame in which the result has
 * taken the form's place, as window.resultMs.
 */
const pauseMs = 1250;

const whenPainted = (note) => {
  requestAnimationFrame(() => {
    // A message that is sent before a frame is painted is read after it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', note);
    port1.start();
    port2.postMessage('');
  });
};

const clickAndWatch = (button) => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main form') !== null) return;
    observer.disconnect();
    whenPainted(() => {
      window.resultMs = performance.now() - clickedAt;
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const clickedAt = performance.now();
  button.click();
};

const hold = (event) => {
  const button = event.target instanceof Element ? event.target.closest('[type="submit"]') : null;
  if (button === null) return;
  document.removeEventListener('click', hold, { capture: true });
  event.preventDefault();
  event.stopImmediatePropagation();
  setTimeout(() => clickAndWatch(button), pauseMs);
};

document.addEventListener('click', hold, { capture: true });
