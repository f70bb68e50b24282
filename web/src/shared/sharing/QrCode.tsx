import { encode } from 'uqr';
import classes from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** The quiet zone that readers of codes need, in modules. */
const border = 4;

/** A text as a QR code. Dark on light in both schemes, as readers of codes expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, which needs no file
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  );
}
