/*
 * Stands in for Vite's own loader of the parts of a page that come later. A browser remembers a module that it could not
 * load, and never asks for it again while the page stands, whatever caused the failure. So a part's files are fetched first,
 * and only what has arrived is run: the run takes them from the browser's cache. What failed can be asked for again.
 */
const arriving = new Map();

const stylesInPage = new Set(JSON.parse(document.getElementById('chunks').textContent).styles);

const isInPage = (address) =>
  stylesInPage.has(address) || document.querySelector(`link[href="${address}"]`) !== null;

async function bringScript(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is not to be had: ${answer.status}`);
  // To its end, so that all of it is in the cache.
  await answer.arrayBuffer();
}

function bringStyle(address) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} is not to be had`));
    });
    document.head.append(link);
  });
}

/** Every file is fetched once. The page's own files are already loaded. */
function bring(file) {
  const address = `/${file}`;
  const known = arriving.get(address);
  if (known !== undefined) return known;
  if (isInPage(address)) return undefined;
  const promise = address.endsWith('.css') ? bringStyle(address) : bringScript(address);
  arriving.set(address, promise);
  promise.catch(() => arriving.delete(address));
  return promise;
}

/** Imports a part after its files are loaded. */
async function loadPart(run, files = []) {
  await Promise.all(files.map(bring));
  return run();
}

// The name by which Vite calls it, for every import that is not at the top of a file.
export { loadPart as __vitePreload };
