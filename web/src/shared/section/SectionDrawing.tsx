import { useId, type ReactNode } from 'react';
import type { SectionId } from './section.ts';
import classes from './SectionDrawing.module.css';

const foot = 132;

/** Colours of the breakdown: the drawings are made of what the charts show. */
const colours = {
  net: 'var(--suen-net)',
  tax: 'var(--suen-tax)',
  pension: 'var(--suen-pension)',
  care: 'var(--suen-care)',
  longTermCare: 'var(--suen-long-term-care)',
} as const;

interface DrawingProps {
  /** Stripes for what changes only if the reader acts. */
  readonly hatch: string;
}

interface Flow {
  readonly colour: string;
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** A gross salary that divides into net pay, tax and contributions. */
const flows: readonly Flow[] = [
  { colour: colours.net, from: 24, to: 4, height: 65 },
  { colour: colours.tax, from: 89, to: 76, height: 12 },
  { colour: colours.pension, from: 101, to: 95, height: 7.5 },
  { colour: colours.care, from: 108.5, to: 110, height: 2.7 },
  { colour: colours.longTermCare, from: 111.2, to: 120, height: 1.6 },
];

function Income() {
  return (
    <>
      <rect x="10" y="24" width="12" height="88.8" fill="var(--suen-text)" />
      {flows.map(({ colour, from, to, height }) => (
        <g key={colour} fill={colour}>
          <path
            d={`M22 ${from}C152 ${from} 152 ${to} 282 ${to}v${height}C152 ${to + height} 152 ${from + height} 22 ${from + height}z`}
            opacity="0.5"
          />
          <rect x="282" y={to} width="12" height={height} />
        </g>
      ))}
    </>
  );
}

/** The steps of the tax scale, and where the reader stands on them. */
const steps = [8, 18, 23, 30, 38, 46, 56, 67, 78, 91, 104];
const present = 6;

function Tax({ hatch }: DrawingProps) {
  return (
    <>
      {steps.map((height, index) => (
        <rect
          key={height}
          x={10 + 26 * index}
          y={foot - height}
          width="24"
          height={height}
          fill={index > present ? hatch : colours.tax}
        />
      ))}
      <Ring x={22 + 26 * present} y={foot - (steps[present] ?? 0) - 12} />
    </>
  );
}

/** A loan that falls year by year, and faster after an early repayment. */
const years = 20;
const monthlyInterest = 0.034 / 12;
const early = { year: 6, height: 34 };
const growth = (months: number) => (1 + monthlyInterest) ** months;
/** What is left of a loan after so many of the years, from 1 to 0. */
const balance = (year: number) =>
  (growth(12 * years) - growth(12 * year)) / (growth(12 * years) - 1);
const original = Array.from({ length: years }, (_, year) => 116 * balance(year));
const shorter = original.map((height, year) =>
  year < early.year
    ? height
    : Math.max(0, height - early.height * growth(12 * (year - early.year))),
);

/** Where the bar of a year begins. */
const place = (year: number) => 8 + 14.4 * year;

function Loans({ hatch }: DrawingProps) {
  return (
    <>
      {original.map((height, year) => (
        <g key={height}>
          <rect x={place(year)} y={foot - height} width="12" height={height} fill={hatch} />
          <rect
            x={place(year)}
            y={foot - (shorter[year] ?? 0)}
            width="12"
            height={shorter[year]}
            fill={colours.care}
          />
        </g>
      ))}
      <Ring x={place(early.year) + 6} y={foot - (original[early.year] ?? 0) - 13} />
    </>
  );
}

/** A home made of own money, a loan and fees. */
function Housing({ hatch }: DrawingProps) {
  return (
    <>
      <path d="M74 64L160 12L246 64z" fill={hatch} />
      <rect x="96" y="66" width="128" height="46" fill={colours.care} />
      <rect x="96" y="114" width="128" height="18" fill={colours.net} />
      <path
        d="M74 64L160 12L246 64M8 131H296"
        fill="none"
        stroke="var(--suen-text)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <rect x="146" y="86" width="28" height="44" fill="var(--suen-band-housing)" />
      <circle
        cx="40"
        cy="36"
        r="11"
        fill="none"
        stroke="var(--suen-section-housing)"
        strokeWidth="3"
      />
    </>
  );
}

/** “You are here”, as in the logo. */
function Ring({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r="8"
      fill="var(--suen-surface)"
      stroke="var(--suen-text)"
      strokeWidth="3"
    />
  );
}

const drawings: Readonly<Record<SectionId, (props: DrawingProps) => ReactNode>> = {
  income: Income,
  tax: Tax,
  loans: Loans,
  housing: Housing,
};

const hatchColours: Readonly<Record<SectionId, string>> = {
  income: colours.net,
  tax: colours.tax,
  loans: colours.care,
  housing: 'var(--suen-section-housing)',
};

/** What a section is about, drawn in the manner of the charts. It says nothing that is not said in words. */
export function SectionDrawing({ section }: { readonly section: SectionId }) {
  const id = useId();
  const Drawing = drawings[section];
  return (
    <svg className={classes.drawing} viewBox={`0 0 304 ${foot}`} aria-hidden="true">
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2" height="6" fill={hatchColours[section]} />
      </pattern>
      <Drawing hatch={`url(#${id})`} />
    </svg>
  );
}
