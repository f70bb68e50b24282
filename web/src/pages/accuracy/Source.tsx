interface SourceProps {
  readonly publisher: string;
  readonly url: string | null;
}

/** Who published it, with the way there if its address is a safe one. */
export function Source({ publisher, url }: SourceProps) {
  if (url === null || !url.startsWith('https://')) return publisher;
  return <a href={url}>{publisher}</a>;
}
