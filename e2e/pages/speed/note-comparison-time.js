/*
 * Runs in the page. Gives window.changeComparison, which enters a value into the first box of a column and notes the time to
 * the frame in which what is in view of the answer is another, as window.comparisonMs, and to the frame in which
 * its lines are others, in view or not, as window.linesMs.
 */
const whenPaintedAfter = (note) => {
  requestAnimationFrame(() => {
    // A message that is sent before a frame is painted is read after it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', note);
    port1.start();
    port2.postMessage('');
  });
};

// A value that a script sets is told by nobody: this is how a page hears of it as of one that is typed.
const valueOfInputs = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

const isInView = (part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

window.changeComparison = (section, value) => {
  // The sentence stands before the table, and the lines at its end.
  const sentence = section.querySelector(':scope > p, :scope > ul');
  const lines = section.querySelector('tbody:last-child');
  const box = section.querySelector('input');
  const noteChange = (parts, note) => {
    const before = parts.map(({ textContent }) => textContent);
    const observer = new MutationObserver(() => {
      if (parts.some(({ textContent }, index) => textContent === before[index])) return;
      observer.disconnect();
      whenPaintedAfter(() => note(performance.now() - changedAt));
    });
    observer.observe(section, { childList: true, characterData: true, subtree: true });
  };
  const partsInView = [sentence, lines].filter(isInView);
  if (partsInView.length === 0) throw new Error('Nothing of the answer is in view');
  noteChange(partsInView, (milliseconds) => {
    window.comparisonMs = milliseconds;
  });
  noteChange([lines], (milliseconds) => {
    window.linesMs = milliseconds;
  });
  const changedAt = performance.now();
  valueOfInputs.set.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
};
