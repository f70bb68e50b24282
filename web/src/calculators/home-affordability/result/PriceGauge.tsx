import {
  gaugeZones,
  gaugeZoneWidths,
} from '@suen/engine/calculators/home-affordability/gauge-preview';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { HouseMarker } from './HouseMarker.tsx';
import classes from './PriceGauge.module.css';

interface PriceGaugeProps {
  readonly result: HomeAffordabilityResult;
  /** The entered home price, or null. */
  readonly homePrice: number | null;
}

/** Heights in pixels from the top: the marker, the zones, the prices at their ends. */
const zoneTop = 68;
const zoneHeight = 40;
const stripHeight = 6;
const boundBaseline = zoneTop + zoneHeight + 20;

const percent = (share: number) => `${share}%`;

/** Rates a home price as good, realistic or unrealistic, with a house above its position. */
export function PriceGauge({ result, homePrice }: PriceGaugeProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.gauge' });
  const format = useFormat();
  const {
    maxHomePriceEasy: easy,
    maxHomePricePossible: possible,
    gaugePosition,
    gaugeZone,
  } = result;
  const zones = gaugeZones.map((id, position) => ({
    id,
    start: gaugeZones.slice(0, position).reduce((sum, each) => sum + gaugeZoneWidths[each], 0),
    width: gaugeZoneWidths[id],
  }));
  const hasPrice = homePrice !== null && gaugePosition !== undefined && gaugeZone !== undefined;
  const bounds = t('bounds', {
    easy: format.wholeEuros(easy),
    possible: format.wholeEuros(possible),
  });
  const entered = format.eurosBriefly(homePrice ?? 0);
  const said = hasPrice
    ? `${t('said', { price: entered, zone: t(`zone.${gaugeZone}`) })} ${bounds}`
    : bounds;

  return (
    <section className={classes.gauge}>
      <h2>{t('title')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing */}
      <svg role="img" aria-label={said} className={classes.drawing}>
        {zones.map(({ id, start, width }) => (
          <g key={id} className={classes[id]}>
            <rect
              x={percent(start)}
              width={percent(width)}
              y={zoneTop}
              height={zoneHeight}
              className={classes.ground}
            />
            <rect
              x={percent(start)}
              width={percent(width)}
              y={zoneTop + zoneHeight - stripHeight}
              height={stripHeight}
              className={classes.strip}
            />
            <text
              x={percent(start + width / 2)}
              y={zoneTop + zoneHeight / 2 + 1}
              className={classes.zoneName}
            >
              {t(`zone.${id}`)}
            </text>
          </g>
        ))}
        <text x="0" y={boundBaseline} className={classes.bound}>
          0
        </text>
        {[easy, possible].map((price, position) => (
          <text
            key={position === 0 ? 'easy' : 'possible'}
            x={percent(zones[position + 1]?.start ?? 0)}
            y={boundBaseline}
            textAnchor={position === 0 ? 'middle' : 'start'}
            dx={position === 0 ? 0 : '-1.5em'}
            className={classes.bound}
          >
            {format.wholeAmount(price)}
          </text>
        ))}
        {hasPrice && (
          <HouseMarker
            position={gaugePosition}
            price={entered}
            lineEnd={zoneTop}
            dotCentre={zoneTop + zoneHeight - stripHeight / 2}
          />
        )}
      </svg>
      <p className={classes.entered}>
        {hasPrice ? t('entered', { price: entered }) : t('notEntered')}
      </p>
      <p className={classes.note}>{t('note')}</p>
    </section>
  );
}
