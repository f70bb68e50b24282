/** The site's own host and those above it: a cookie of 'www.suen.example' may stand for 'suen.example'. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
}

const longAgo = new Date(0).toUTCString();

/** Removes the first-party cookies whose name matches. */
export function removeCookies(pattern: RegExp): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const places = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((each) => pattern.test(each))) {
    for (const place of places) document.cookie = `${name}=; path=/; expires=${longAgo}${place}`;
  }
}
