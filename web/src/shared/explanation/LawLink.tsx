import type { Source } from '@suen/engine/small-door';

/** Where the law or its reading stands. Opens beside the page, so that the result stays. */
export function LawLink({ source }: { readonly source: Pick<Source, 'text' | 'url'> }) {
  return (
    <a href={source.url} target="_blank" rel="noreferrer">
      <span lang="fr">{source.text}</span>
      <span aria-hidden="true">{'\u00A0↗'}</span>
    </a>
  );
}
