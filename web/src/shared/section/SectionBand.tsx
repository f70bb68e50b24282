import { use, type ReactNode } from 'react';
import { SectionContext } from './section.ts';
import { SectionDrawing } from './SectionDrawing.tsx';
import classes from './SectionBand.module.css';

/** The title of a page in the colour of its section, with its drawing. The card below the title overlaps it. */
export function SectionBand({ children }: { readonly children: ReactNode }) {
  const section = use(SectionContext);
  return (
    <header className={classes.band} data-section={section}>
      <div className={classes.words}>{children}</div>
      {section !== undefined && (
        <div className={classes.art}>
          <SectionDrawing section={section} />
        </div>
      )}
    </header>
  );
}
