import type { ReactNode } from 'react';
import { Panel } from '../../panel/Panel.tsx';
import { useIsPhone } from '../../window/use-is-phone.ts';

interface FoldedPartProps {
  readonly title: string;
  /** What the part comes to, in a few words: seen while it is folded. */
  readonly inBrief: string;
  readonly heading?: 'h2' | 'h3';
  /** True where the content needs no heading of its own as soon as there is room, for example a chart beside its table. */
  readonly isTitledOnPhonesOnly?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of a result that does not decide. On a phone it begins folded below its title and what it comes to. Elsewhere and on
 * paper there is room for it.
 */
export function FoldedPart(props: FoldedPartProps) {
  const { title, inBrief, heading: Heading = 'h2', isTitledOnPhonesOnly = false } = props;
  const { className, children } = props;
  if (useIsPhone()) {
    return (
      <Panel title={title} inBrief={inBrief} heading={Heading} isOpenOnPaper>
        <div className={className}>{children}</div>
      </Panel>
    );
  }
  if (isTitledOnPhonesOnly) return <div className={className}>{children}</div>;
  return (
    <section className={className}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}
