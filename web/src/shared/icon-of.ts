import { createElement, type ComponentType, type SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in pixels, 24 unless told. */
  readonly size?: number;
  /** How broad its lines are in a drawing of 24 pixels, 2 unless told. */
  readonly stroke?: number;
}

export type Icon = ComponentType<IconProps>;

/**
 * An icon of Tabler in the colour of the text around it. The build writes its lines in the place of its name
 * (build/data/icons.ts); where nothing is built, it has none.
 */
export function iconOf(nameOrLines: string | readonly string[]): Icon {
  const lines = typeof nameOrLines === 'string' ? [] : nameOrLines;
  return function DrawnIcon({ size = 24, stroke = 2, ...props }) {
    const look = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: stroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
    } as const;
    return createElement('svg', look, ...lines.map((d) => createElement('path', { key: d, d })));
  };
}
