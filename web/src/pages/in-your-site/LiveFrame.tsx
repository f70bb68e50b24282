import { useEffect, useRef, useState } from 'react';
import classes from './LiveFrame.module.css';

interface LiveFrameProps {
  /** The address of the frame below the site's root. */
  readonly path: string;
  readonly title: string;
}

const firstHeightPixels = 640;

/** A calculator as another site shows it: a frame that is as high as what it holds. */
export function LiveFrame({ path, title }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPixels, setHeight] = useState(firstHeightPixels);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ readonly suenHeight?: number } | null>) => {
      const height = data?.suenHeight;
      if (source === frame.current?.contentWindow && height !== undefined) setHeight(height);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    // A change of what stands behind the # of an address loads nothing, so each has a frame of its own.
    <iframe
      key={path}
      ref={frame}
      src={path}
      title={title}
      loading="lazy"
      // As strict as a site may be: this shows that it works there, too.
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      className={classes.frame}
      style={{ height: heightPixels }}
    />
  );
}
