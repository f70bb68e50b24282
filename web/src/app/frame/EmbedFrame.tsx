import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { EmbeddedContext } from '../../shared/window/embedded.ts';
import { useColourScheme } from '../colour-scheme.ts';
import type { Destination } from '../routes.ts';
import { Logo } from './Logo.tsx';
import classes from './EmbedFrame.module.css';

interface EmbedFrameProps {
  readonly destination: Destination;
  readonly children: ReactNode;
}

/** What stands around a calculator in a frame of another site: the way to its page. It tells that site how high it is. */
export function EmbedFrame({ destination, children }: EmbedFrameProps) {
  const { t } = useTranslation('frame', { keyPrefix: 'embed' });
  const content = useRef<HTMLDivElement>(null);
  // Follows the device where the site around it has not chosen a scheme.
  useColourScheme();
  useLayoutEffect(() => tellHeight(content.current), []);
  return (
    <EmbeddedContext value>
      <div ref={content} className={classes.content}>
        <main className={classes.main} id="main" tabIndex={-1}>
          {children}
        </main>
        <footer className={classes.origin}>
          <Logo />
          <PageLink to={destination.route.embeds?.path ?? '/'}>{t('open')}</PageLink>
        </footer>
      </div>
    </EmbeddedContext>
  );
}

/**
 * Tells the site around the frame the height of the content, whenever it changes. The height depends on the width alone, so a
 * frame that follows it comes to rest. Any site may know it: it is no more than a number.
 */
function tellHeight(content: HTMLElement | null): (() => void) | undefined {
  if (content === null || window.parent === window) return undefined;
  const observer = new ResizeObserver(() => {
    window.parent.postMessage({ suenHeight: Math.ceil(content.offsetHeight) }, '*');
  });
  observer.observe(content);
  return () => observer.disconnect();
}
