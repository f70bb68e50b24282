import { useTranslation } from '../../shared/translation/use-translation.ts';

interface SourceProps {
  readonly publisher: string;
  readonly url: string | null;
  readonly isQuoted: boolean;
}

/** The publisher, linked if the address is safe, and whether the figures were quoted by others. */
export function Source({ publisher, url, isQuoted }: SourceProps) {
  const { t } = useTranslation('accuracy');
  return (
    <>
      {url?.startsWith('https://') ? <a href={url}>{publisher}</a> : publisher}
      {isQuoted && t('quoted')}
    </>
  );
}
