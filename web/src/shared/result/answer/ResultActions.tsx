import { use, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { iconOf } from '../../icon-of.ts';
import { lazyPart, useLazyPart } from '../../loading/lazy-part.ts';
import { useCalculatorPath } from '../../next-question/calculator-path.ts';
import { PageLink } from '../../PageLink.tsx';
import { ActionWithDialog } from '../../sharing/ActionWithDialog.tsx';
import { useShownResult } from '../../sharing/shown-result.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { useIsEmbedded } from '../../window/embedded.ts';
import { AnswerSlotsContext } from '../frame/answer-slots.ts';

const IconBookmark = iconOf('bookmark');
const IconPrinter = iconOf('printer');
const IconShare2 = iconOf('share-2');

const shareDialog = lazyPart(
  async () => (await import('../../sharing/ShareDialog.tsx')).ShareDialog,
);
const keepDialog = lazyPart(async () => (await import('../../sharing/KeepDialog.tsx')).KeepDialog);

const icon = { 'aria-hidden': true, size: 18, stroke: 1.75 } as const;

/** What can be done with a result. @param props.entered the entries that decide, in words */
export function ResultActions({ entered }: { readonly entered: readonly string[] }) {
  const { t } = useTranslation('shared', { keyPrefix: 'result' });
  const { t: sharing } = useTranslation('sharing');
  if (useIsEmbedded()) return <WholePage />;
  return (
    <>
      {use(AnswerSlotsContext)?.action}
      <ActionWithDialog dialog={shareDialog} entered={entered}>
        <IconShare2 {...icon} />
        {sharing('share.action')}
      </ActionWithDialog>
      <ActionWithDialog dialog={keepDialog} entered={entered}>
        <IconBookmark {...icon} />
        {sharing('keep.action')}
      </ActionWithDialog>
      <Button onClick={() => window.print()}>
        <IconPrinter {...icon} />
        {t('print')}
      </Button>
      <DownloadAction />
    </>
  );
}

/** From a frame of another site: the page with the same entries. */
function WholePage() {
  const { t } = useTranslation('frame', { keyPrefix: 'embed' });
  const { calculator, link } = useShownResult();
  const pathOf = useCalculatorPath();
  return <PageLink to={`${pathOf(calculator)}#${link}`}>{t('openWithEntries')}</PageLink>;
}

const IconDownload = iconOf('download');

const resultDownload = lazyPart(
  async () => (await import('../../sharing/ResultDownload.tsx')).ResultDownload,
);

/** The button that saves the figures of a result as a file. */
function DownloadAction() {
  const { t } = useTranslation('sharing', { keyPrefix: 'download' });
  const [ResultDownload, load] = useLazyPart(resultDownload);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    // Without network nothing is saved, and the next press tries again.
    load().catch(() => setAsked(false));
    setAsked(true);
  };
  return (
    <>
      <Button onClick={ask}>
        <IconDownload aria-hidden="true" size={18} stroke={1.75} />
        {t('action')}
      </Button>
      {isAsked && ResultDownload !== undefined && <ResultDownload onDone={() => setAsked(false)} />}
    </>
  );
}
