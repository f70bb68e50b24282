import type { listParameters } from '@suen/engine';
import type { SourcesOfFigure } from 'virtual:law-sources';

/** Where each figure of the engine stands: the article that sets it, and the page on which it was read if that is another one. */
export function lawSources(
  parameters: ReturnType<typeof listParameters>,
): SourcesOfFigure<string>[] {
  return parameters.map(({ id, versions }) => ({
    id,
    versions: versions.map(({ from, source, setBy }) => ({
      from: from.slice(0, 7),
      readOn: source.readOn,
      ...(setBy && { article: { text: citing(setBy), url: setBy.url } }),
      ...(source.kind !== 'enacted' && {
        page: { text: setBy ? titleOf(source.text, citing(setBy)) : source.text, url: source.url },
      }),
    })),
  }));
}

const citing = ({ act, article }: { readonly act: string; readonly article: string }) =>
  `${act}, ${article}`;

/** A source that is no act names the act behind its own title. */
const titleOf = (text: string, cited: string) => text.replace(` ; ${cited}`, '');
