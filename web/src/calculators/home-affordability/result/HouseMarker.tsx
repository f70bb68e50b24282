import classes from './PriceGauge.module.css';

interface HouseMarkerProps {
  /** 0 to 100. */
  readonly position: number;
  readonly price: string;
  /** The end of its line and the centre of the dot below it, in pixels from the top. */
  readonly lineEnd: number;
  readonly dotCentre: number;
}

/** Closer than this to an end of the gauge, the price is moved to the inner side of the house. */
const nearEnd = 22;
const priceBaseline = 14;
const houseTop = 22;
const lineTop = 50;
/** A house with a roof, 32 wide and 28 high, around the middle of its floor. */
const outline = 'M0 0 L17 14 H12 V28 H4 V19 H-4 V28 H-12 V14 H-17 Z';

/** A house above its position on the gauge, with its price. */
export function HouseMarker({ position, price, lineEnd, dotCentre }: HouseMarkerProps) {
  const x = `${position}%`;
  const anchor = position < nearEnd ? 'start' : position > 100 - nearEnd ? 'end' : 'middle';
  const aside = { start: -12, middle: 0, end: 12 }[anchor];
  return (
    <>
      <line x1={x} x2={x} y1={lineTop} y2={lineEnd} className={classes.pointer} />
      <circle cx={x} cy={dotCentre} r="6" className={classes.dot} />
      <svg x={x} y={houseTop} width="1" height="1" overflow="visible">
        <path d={outline} className={classes.house} />
      </svg>
      <text x={x} y={priceBaseline} dx={aside} textAnchor={anchor} className={classes.price}>
        {price}
      </text>
    </>
  );
}
