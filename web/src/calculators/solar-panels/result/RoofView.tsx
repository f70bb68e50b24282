import { roofDirections } from '@suen/engine/calculators/solar-panels/input';
import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../../shared/window/use-is-phone.ts';
import type { SolarYield } from '../form.ts';
import { useEntryNames } from '../words.ts';
import { MarkedFigure } from './MarkedFigure.tsx';
import classes from './Figures.module.css';

interface RoofViewProps {
  readonly roof: NonNullable<SolarPanelsResult['roof']>;
  /** In percent of the best roof. */
  readonly roofShare: number;
  readonly bestYield: SolarYield;
  /** True where only the tilt was entered. */
  readonly isSouthAssumed: boolean;
}

/** The yield of the reader's roof, among those of other tilts and directions. */
export function RoofView({ roof, roofShare, bestYield, isSouthAssumed }: RoofViewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.roof' });
  const isPhone = useIsPhone();
  const format = useFormat();
  const { yieldName, degreesName } = useEntryNames();
  const written = format.percent(roofShare);
  const cell = (tilt: number, direction: number, share: number) =>
    tilt === roof.rowTilt && direction === roof.direction ? (
      <MarkedFigure figure={format.number(share)} reason={t('own')} />
    ) : (
      format.number(share)
    );
  const table = (
    <>
      <ChartTable
        caption={t('caption')}
        heads={[t('tilt'), ...roofDirections.map((direction) => t(`direction.${direction}`))]}
        rows={roof.table.map(({ tilt, shares }) => ({
          id: String(tilt),
          cells: [
            degreesName(tilt),
            ...shares.map((share, column) => cell(tilt, roofDirections[column] ?? 0, share)),
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
    <FoldedPart
      title={t('title')}
      inBrief={t('share', { share: written })}
      className={classes.section}
    >
      <p>
        {t('sentence', {
          best: yieldName(bestYield),
          yield: yieldName(roof.yieldPerKwp),
          share: written,
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
