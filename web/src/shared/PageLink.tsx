import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePrefixedPath } from './language.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The page's path without a language: '/salary/calculator'. */
  readonly to: string;
};

/** A link to another page of the site, in the language of this one. */
export function PageLink({ to, ...others }: Props) {
  const prefixedPath = usePrefixedPath();
  return <Link {...others} to={prefixedPath(to)} />;
}
