import { fetchHandler, isCall } from '../../package/src/fetch.ts';

/** Something that answers requests. */
interface Service {
  fetch(request: Request): Promise<Response>;
}

interface Services {
  /** The built pages and files. */
  readonly FILES: Service;
  /** Our servers. */
  readonly SERVERS: Service;
}

/** What the server answers at an address: a file, or a redirect. */
interface Listed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly file?: string;
}

/** Pages, files and redirects by their address: build.ts writes them here. */
declare const SITE: Readonly<Record<string, Listed>>;

const listed: ReadonlyMap<string, Listed> = new Map(Object.entries(SITE));
const answer = fetchHandler();

/** Pages, files and calculations are answered here. All else goes to the servers: the contact form, addresses unknown here. */
export default {
  async fetch(request: Request, { FILES, SERVERS }: Services): Promise<Response> {
    const { pathname, origin, search } = new URL(request.url);
    if (isCall(pathname)) return answer(request);
    const known = listed.get(pathname);
    if (known === undefined || !['GET', 'HEAD'].includes(request.method)) {
      return SERVERS.fetch(request);
    }
    const { status, headers, file } = known;
    if (file === undefined) {
      const location = (headers['location'] ?? '/') + search;
      return new Response(null, { status, headers: { ...headers, location } });
    }
    const { body, status: found } = await FILES.fetch(new Request(origin + file));
    return found === 200 ? new Response(body, { status, headers }) : SERVERS.fetch(request);
  },
};
