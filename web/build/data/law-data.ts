import type * as Engine from '@suen/engine';
import type { SourcesOfFigure } from 'virtual:law-sources';
import { computedModules } from './computed-modules.ts';
import { lawChanges } from './law-changes.ts';

/** Provides `virtual:law-changes` and `virtual:law-sources`: the law's data as the pages to read show them. */
export const lawData = () =>
  computedModules<typeof Engine>('../../../engine/src/index.ts', {
    'virtual:law-changes': ({ listParameters }) => ({ changes: lawChanges(listParameters()) }),
    'virtual:law-sources': ({ listParameters }) => ({ sources: lawSources(listParameters()) }),
  });

/** Where each figure of the engine stands: the article that sets it, and the page on which it was read if that is another one. */
export function lawSources(
  parameters: ReturnType<typeof Engine.listParameters>,
): SourcesOfFigure<string>[] {
  return parameters.map(({ id, versions }) => ({
    id,
    versions: versions.map(({ from, source, setBy }) => ({
      from: from.slice(0, 7),
      readOn: source.readOn,
      isNone: source.note === 'noneBefore',
      isEnded: source.note === 'noneAfter',
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
const titleOf = (text: string, cited: string) =>
  text.endsWith(cited) ? text.slice(0, -cited.length).replace(/\s;\s$/, '') : text;
