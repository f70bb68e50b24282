import 'react';

declare module 'react' {
  /** Components hand figures and colours to their stylesheets as custom properties. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
