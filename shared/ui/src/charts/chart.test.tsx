import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chart } from './chart.tsx'
import { type ChartData, toCsv } from './chart-data.ts'
import { chooseLabels, chooseMarks, layOutChart, PLOT } from './chart-geometry.ts'

const data: ChartData = {
  axis: 'Day',
  labels: ['2026-03-01', '2026-03-02', '2026-03-03'],
  series: [
    { key: 'launched', label: 'Launched', color: 'success', values: [1, 5, 0] },
    { key: 'stopped', label: 'Stopped', color: 'danger', values: [0, 2, 4] },
  ],
}

describe('[P-21] a chart', () => {
  test('says its values to those who go through it by arrow keys, and nothing when they leave', async () => {
    const user = userEvent.setup()
    render(<Chart title="Changes" kind="bars" data={data} summary="6 launched." fileName="changes" />)
    const chart = await screen.findByRole('group', { name: /^6 launched\./ })
    await user.tab()
    expect(chart).toHaveFocus()
    const said = screen.getByRole('status')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(said).toHaveTextContent('2026-03-02: Launched 5, Stopped 2')
    await user.keyboard('{End}{ArrowRight}')
    expect(said).toHaveTextContent('2026-03-03: Launched 0, Stopped 4')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(said).toHaveTextContent('2026-03-01')
    await user.keyboard('{Escape}')
    expect(said).toBeEmptyDOMElement()
  })

  test('has the table behind it, and both files', async () => {
    render(<Chart title="Changes" kind="stacked" data={data} summary="6 launched." fileName="changes" />)
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Launched', 'Stopped'],
      ['2026-03-01', '1', '0'],
      ['2026-03-02', '5', '2'],
      ['2026-03-03', '0', '4'],
    ])
    expect(await screen.findByRole('button', { name: 'Save “Changes” as an image' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save “Changes” as CSV' })).toBeVisible()
  })

  test('a value that is not known is neither a zero nor a part of a line', async () => {
    const user = userEvent.setup()
    const series = [{ key: 'a', label: 'Time', color: 'accent' as const, values: [4, null, 0, 2] }]
    const gap = { ...data, labels: [...data.labels, '2026-03-04'], series, unit: ' ms' }
    render(<Chart title="Times" kind="area" data={gap} summary="Times." fileName="times" />)
    await screen.findByRole('group', { name: /^Times/ })
    await user.tab()
    await user.keyboard('{Home}')
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-01: Time 4 ms')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-02: not known')
    expect(screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      '4',
      '–',
      '0',
      '2',
    ])
    expect(toCsv(gap)).toBe('Day,Time\r\n2026-03-01,4\r\n2026-03-02,\r\n2026-03-03,0\r\n2026-03-04,2\r\n')
    const [shape] = layOutChart('area', gap, 640, 200).shapes
    // Two parts: each begins where the line moves without drawing.
    expect(shape?.kind === 'area' ? shape.line.match(/M/g) : []).toHaveLength(2)
    // The first value has no line to another one.
    expect(shape?.kind === 'area' ? shape.dots : []).toHaveLength(1)
  })

  test('its CSV is quoted where it must be, and no cell of it is a formula', () => {
    const strange = { ...data, axis: 'a,b', labels: ['=1+1', 'say "hi"', '-x'] }
    expect(toCsv(strange)).toBe(`"a,b",Launched,Stopped\r\n'=1+1,1,0\r\n"say ""hi""",5,2\r\n'-x,0,4\r\n`)
  })
})

describe('the layout of a chart', () => {
  const height = 200
  const base = height - PLOT.bottom

  test('bars stand on the axis beside each other, and the highest value lies within the plot', () => {
    const { shapes, ticks } = layOutChart('bars', data, 640, height)
    const bars = shapes.flatMap((shape) => (shape.kind === 'bars' ? shape.bars : []))
    expect(bars).toHaveLength(6)
    expect(bars.every((bar) => Math.abs(bar.y + bar.height - base) < 1e-9)).toBe(true)
    expect(Math.min(...bars.map(({ y }) => y))).toBeGreaterThanOrEqual(PLOT.top)
    expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('stacked bars stand on top of each other', () => {
    const { shapes } = layOutChart('stacked', data, 640, height)
    const [lower, upper] = shapes.map((shape) => (shape.kind === 'bars' ? shape.bars[1] : undefined))
    expect(upper?.y).toBeCloseTo((lower?.y ?? 0) - (upper?.height ?? 0))
    expect(lower?.x).toBe(upper?.x)
  })

  test('a chart of zeros has an axis all the same, and one without positions is empty', () => {
    const zeros = { ...data, series: [{ key: 'a', label: 'A', color: 'accent' as const, values: [0, 0, 0] }] }
    expect(layOutChart('area', zeros, 640, height).ticks.map(({ value }) => value)).toEqual([0, 1])
    expect(layOutChart('bars', { ...zeros, labels: [] }, 640, height).centers).toEqual([])
  })

  test('of several sets of labels the densest one that fits is shown, and none where none fits', () => {
    const marks = [
      [0, 1, 2, 3],
      [1, 3],
    ]
    const centers = [0, 50, 100, 150]
    expect([40, 80, 120].map((width) => chooseMarks(marks, { centers }, width))).toEqual([
      marks[0],
      marks[1],
      undefined,
    ])
  })

  test('labels that do not fit are left out, never the first and the last', () => {
    expect(chooseLabels(3, 600, 100)).toEqual([0, 1, 2])
    expect(chooseLabels(90, 450, 100)).toEqual([0, 30, 59, 89])
    expect(chooseLabels(90, 50, 100)).toEqual([0, 89])
    // Eight would fit by their widths, but two of them would be neighbours, 57 apart.
    expect(chooseLabels(14, 800, 100)).toEqual([0, 2, 4, 7, 9, 11, 13])
  })
})
