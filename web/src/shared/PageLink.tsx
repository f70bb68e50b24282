import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePrefixedPath } from './language.ts';
import { useIsEmbedded } from './window/embedded.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The page's path without a language: '/salary/calculator'. */
  readonly to: string;
};

/** A link to another page of the site, in the language of this one. From a frame of another site it opens in a tab of its own. */
export function PageLink({ to, ...others }: Props) {
  const prefixedPath = usePrefixedPath();
  if (useIsEmbedded())
    return <Link {...others} to={prefixedPath(to)} target="_blank" rel="noopener" />;
  return <Link {...others} to={prefixedPath(to)} />;
}
