const pauseMs = 1000;

interface ScriptOptions {
  /** How often a failed load is tried again, after a pause. */
  readonly retries?: number;
  readonly crossOrigin?: 'anonymous';
}

function addScript(url: string, { crossOrigin }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    if (crossOrigin !== undefined) script.crossOrigin = crossOrigin;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded`));
    });
    document.head.append(script);
  });
}

/** Tries something again, after a pause, as long as it fails and there are retries left. @throws the last failure */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  retries: number,
): Promise<Result> {
  for (let left = retries; left > 0; left -= 1) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
  return attempt();
}

/** Runs a script from another site. The content policy has to admit it. @throws Error when it cannot be loaded */
export async function loadScript(url: string, options: ScriptOptions = {}): Promise<void> {
  await withRetries(() => addScript(url, options), options.retries ?? 0);
}
