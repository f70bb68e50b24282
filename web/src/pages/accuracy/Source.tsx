import { useTranslation } from '../../shared/translation/use-translation.ts';

interface SourceProps {
  readonly publisher: string;
  readonly url: string | null;
  readonly isQuoted: boolean;
}

/** Who published it, with the way there if its address is a safe one, and whether it was read there or with others. */
export function Source({ publisher, url, isQuoted }: SourceProps) {
  const { t } = useTranslation('accuracy');
  return (
    <>
      {url?.startsWith('https://') ? <a href={url}>{publisher}</a> : publisher}
      {isQuoted && t('quoted')}
    </>
  );
}
