import { builtWebFolder, readWebPages } from '../src/pages/web-pages.ts';
import type { PostRoute } from '../src/test-support/any-request.test-support.ts';

interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
}

interface Description {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, PostRoute['schema']>> };
}

/** What a server answers to, as it says itself. */
interface KnownAddresses {
  readonly routes: readonly PostRoute[];
  readonly readable: readonly string[];
}

/** Every address that takes a body with its schema, and every one that answers to GET: API, pages, files. */
export async function knownAddresses(url: string): Promise<KnownAddresses> {
  const answer = await fetch(`${url}/api/v1/openapi.json`);
  const { paths, components }: Description = JSON.parse(await answer.text());
  const routes = Object.entries(paths).flatMap(([path, { post }]) => {
    const named = post?.requestBody?.content['application/json']?.schema.$ref;
    const schema = components.schemas[named?.split('/').at(-1) ?? ''];
    return schema ? [{ path, schema }] : [];
  });
  const documented = Object.entries(paths).filter(([, { get }]) => get !== undefined);
  const web = readWebPages(builtWebFolder);
  return {
    routes,
    readable: [
      ...documented.map(([path]) => path),
      '/api/v1/openapi.json',
      '/api/v1/site-settings',
      '/api/docs',
      '/healthz',
      '/readyz',
      ...(web?.pages.keys() ?? []),
      ...(web?.files ?? []),
      ...(web?.redirects.keys() ?? []),
    ],
  };
}
