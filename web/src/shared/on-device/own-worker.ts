/** Whether this browser can have the site's service worker. Private windows of some have none. */
export function canHaveWorker(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/** Installs the service worker, unless it is there. @returns the working one */
export async function installWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register('/sw.js');
  return (await navigator.serviceWorker.ready).active;
}
