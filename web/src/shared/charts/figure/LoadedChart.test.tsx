import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { lazyPart } from '../../loading/lazy-part.ts';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import en from '../../texts/en.json';
import { BarChart } from '../bar/BarChart.tsx';
import { areas, bars } from './chart-in-test.test-support.ts';
import { loadedChart } from './LoadedChart.tsx';

describe('a chart whose drawing code is on its way', () => {
  test('says which chart is loading', async () => {
    // Anew, as on a page whose visitor has not seen a result yet.
    vi.resetModules();
    const { areaChart } = await import('../area/area-chart.ts');
    const { barChart } = await import('../bar/bar-chart.ts');
    const { pieChart } = await import('../pie/pie-chart.ts');
    const { loadedChart: loadedAnew } = await import('./LoadedChart.tsx');
    const LoadedAreaChart = loadedAnew(areaChart, 'loadingAreas');
    const LoadedBarChart = loadedAnew(barChart, 'loadingBars');
    const LoadedPieChart = loadedAnew(pieChart, 'loadingPie');
    const anew = await import('../../test-support/show-in-site.test-support.tsx');
    anew.showInSite(
      <>
        <LoadedBarChart {...bars} />
        <LoadedAreaChart {...areas} />
        <LoadedPieChart
          title="Salary"
          description="Half of it is net."
          heightPixels={250}
          slices={[{ id: 'net', name: 'Net', amount: 50, colour: 'teal' }]}
        />
      </>,
    );
    expect(screen.getByText('Loading Pie Chart...')).toBeDefined();
    expect(screen.getByText('Loading Bar Chart...')).toBeDefined();
    expect(screen.getByText('Loading Area Chart...')).toBeDefined();
    expect(await screen.findByRole('figure', { name: /^Repayment/ })).toBeDefined();
    expect(await screen.findByRole('figure', { name: /^Net position/ })).toBeDefined();
    expect(await screen.findByRole('figure', { name: /^Salary/ })).toBeDefined();
  });

  test('says that it did not come, and asks for it again with the next result', async () => {
    const load = vi
      .fn<() => Promise<typeof BarChart>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(BarChart);
    const Chart = loadedChart(lazyPart(load), 'loadingBars');
    const first = showInSite(<Chart {...bars} />);
    expect(await screen.findByText(en.chart.failed)).toBeDefined();
    first.unmount();
    showInSite(<Chart {...bars} />);
    expect(await screen.findByRole('figure', { name: /^Repayment/ })).toBeDefined();
  });
});
