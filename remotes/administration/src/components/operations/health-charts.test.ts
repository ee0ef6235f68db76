import type { HealthPoint } from '@marquee/contract/system-health'
import { healthPoint as point } from '../../testing/health-point.ts'
import { toHealthCharts } from './health-charts.ts'

const silent: HealthPoint = { ...point, processes: 0, requests: 0, p95_ms: null, queries: 0, open_streams: 0 }

function findValues(points: readonly HealthPoint[], fileName: string) {
  return toHealthCharts(points).find((chart) => chart.fileName === fileName)?.data.series[0]?.values
}

test('[P-86] while no process reported, every line has a gap and none falls to zero', () => {
  const charts = toHealthCharts([point, silent, point, point])
  expect(charts.flatMap(({ data }) => data.series.map(({ values }) => values[1]))).toEqual(
    charts.flatMap(({ data }) => data.series.map(() => null)),
  )
  expect(findValues([point, silent, point, point], 'requests')).toEqual([200, null, 200])
})

test('[P-86] processes without requests have a line at zero, and no response time', () => {
  const idle = { ...point, requests: 0, p95_ms: null }
  expect(findValues([point, idle, point], 'requests')).toEqual([200, 0])
  expect(findValues([point, idle, point], 'response-time')).toEqual([42, null])
})
