import {
  type previewedRoof,
  roofTable,
} from '@suen/engine/calculators/solar-panels/system-preview';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../../shared/window/use-is-phone.ts';
import { roofDirections, type SolarYield } from '../form.ts';
import { useEntryNames } from '../words.ts';
import { MarkedFigure } from './MarkedFigure.tsx';
import classes from './Figures.module.css';

const directions = roofDirections.filter((direction) => direction !== 'unknown');

interface RoofViewProps {
  readonly roof: NonNullable<ReturnType<typeof previewedRoof>>;
  readonly bestYield: SolarYield;
  /** True where only the tilt was entered. */
  readonly isSouthAssumed: boolean;
}

/** The yield of the reader's roof, among those of other tilts and directions. */
export function RoofView({ roof, bestYield, isSouthAssumed }: RoofViewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.roof' });
  const isPhone = useIsPhone();
  const format = useFormat();
  const { yieldName, degreesName } = useEntryNames();
  const today = useToday();
  const share = format.percent(roof.share);
  const cell = (tilt: number, direction: number, roofShare: number) =>
    tilt === roof.rowTilt && direction === roof.direction ? (
      <MarkedFigure figure={format.number(roofShare)} reason={t('own')} />
    ) : (
      format.number(roofShare)
    );
  const table = (
    <>
      <ChartTable
        caption={t('caption')}
        heads={[t('tilt'), ...directions.map((direction) => t(`direction.${direction}`))]}
        rows={roofTable(directions, today).map(({ tilt, shares }) => ({
          id: String(tilt),
          cells: [
            degreesName(tilt),
            ...shares.map((roofShare, column) => cell(tilt, directions[column] ?? 0, roofShare)),
          ],
        }))}
      />
      <p className={classes.note}>
        {roof.tilt === roof.rowTilt
          ? t('note')
          : t('noteRounded', { tilt: degreesName(roof.rowTilt) })}
      </p>
    </>
  );
  return (
    <FoldedPart title={t('title')} inBrief={t('share', { share })} className={classes.section}>
      <p>
        {t('sentence', {
          best: yieldName(bestYield),
          yield: yieldName(roof.yieldPerKwp),
          share,
        })}
        {isSouthAssumed && ` ${t('assumed')}`}
      </p>
      {/* The part is folded on phones, where a fold within it would leave the table no room. */}
      {isPhone ? (
        <div className={classes.onScreen}>{table}</div>
      ) : (
        <Panel title={t('caption')}>{table}</Panel>
      )}
    </FoldedPart>
  );
}
