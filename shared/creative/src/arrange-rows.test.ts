import { arrangeRows, findScale } from './arrange-rows.ts'
import { formatLayout, type Layer, type LayoutColumn } from './layer.ts'
import { measureColumn } from './measure-rows.ts'

const place = { name: '', x: 0, w: 500 }
const style = { font: 'display', size: 6, line_height: 1, color: 'ink' }
const buildText = (id: string, y: number, h: number) => ({ ...place, id, type: 'text', binding: id, y, h, style })
const logo = { ...place, id: 'logo', type: 'logo', y: 0, h: 50, style: { form: 'lockup', color: 'ink' } }
const button = { ...place, id: 'button', type: 'shape', y: 410, h: 90, style: { form: 'pill', fill: 'ink' } }
const layers = formatLayout.parse({
  background: 'paper',
  layers: [logo, buildText('headline', 70, 200), buildText('subline', 290, 100), button],
}).layers
const column: LayoutColumn = {
  y: 0,
  h: 500,
  gap: 20,
  rows: [
    { y: 0, h: 50, grows: false, layers: ['logo'] },
    { y: 70, h: 200, grows: true, layers: ['headline'] },
    { y: 290, h: 100, grows: true, layers: ['subline'] },
    { y: 410, h: 90, grows: false, layers: ['button'] },
  ],
}
const fonts = { heading: 'sans', body: 'sans' } as const
const short = { texts: { headline: 'Sleep', subline: 'Every night' }, fonts }
const long = {
  texts: { headline: 'Your best night of sleep starts at nine', subline: 'Every night of the whole year, at home' },
  fonts,
}
const find = (given: readonly Layer[], id: string) => given.find((layer) => layer.id === id)!
const getSize = (given: readonly Layer[], id: string) => {
  const layer = find(given, id)
  return layer.type === 'text' ? layer.style.size : 0
}
/** The layers that are shown, after their arrangement. */
const arrange = (copy: typeof short, { hidden = [], most = 1.5 }: { hidden?: string[]; most?: number } = {}) =>
  arrangeRows(
    column,
    layers.filter(({ id }) => !hidden.includes(id)),
    copy,
    most,
  )

test('[P-41] a row is as high as its text, and the free height stands below the logo', () => {
  const { layers: arranged } = arrange(short, { most: 1 })
  expect(find(arranged, 'headline').h).toBeLessThan(80)
  expect(find(arranged, 'button')).toMatchObject({ y: 410, h: 90 })
  expect(find(arranged, 'headline').y - 50).toBeGreaterThan(100)
})

test('[P-41] texts of one column grow and shrink together until they fill its height', () => {
  const [few, many] = [arrange(short).layers, arrange(long).layers]
  expect(getSize(few, 'headline')).toBeGreaterThan(getSize(many, 'headline'))
  expect(getSize(few, 'headline') / getSize(few, 'subline')).toBeCloseTo(1)
  expect(find(many, 'button').y + 90).toBeLessThanOrEqual(500.001)
})

test('[P-41] the rows of missing facts leave no gap', () => {
  const { layers: arranged } = arrange(long, { hidden: ['subline'] })
  const headline = find(arranged, 'headline')
  expect(find(arranged, 'button').y - headline.y - headline.h).toBeLessThan(20 * 1.61)
  expect(arranged.map(({ id }) => id)).toEqual(['logo', 'headline', 'button'])
})

test('[P-41] a headline is not enlarged until one of its lines holds a single short word', () => {
  const copy = { texts: { headline: 'The notebook that lies', subline: 'Flat' }, fonts }
  const scale = findScale(column, layers, copy, { most: 2, height: 5000 })
  expect(scale).toBeLessThan(2)
  expect(measureColumn(column, layers, copy, { scale })).toBeLessThan(5000)
})

test('[P-41] texts that are too high even at their smallest size are reported', () => {
  const endless = { texts: { headline: 'word '.repeat(400), subline: 'word '.repeat(100) }, fonts }
  expect(arrange(endless).isCrowded).toBe(true)
  expect(arrange(long).isCrowded).toBe(false)
  const { layers: arranged } = arrange(endless)
  expect(find(arranged, 'button').y + 90).toBeCloseTo(500)
})
