import { closeGaps } from './close-gaps.ts'
import { formatLayout } from './layer.ts'

const style = { font: 'text', size: 4, color: 'ink' }
const buildText = (id: string, y: number, h: number) => ({
  id,
  name: id,
  type: 'text',
  binding: id,
  x: 0,
  y,
  w: 100,
  h,
  style,
})
const layout = formatLayout.parse({
  background: 'paper',
  layers: [buildText('headline', 0, 40), buildText('price', 50, 20), buildText('button', 80, 20)],
  columns: [
    {
      y: 0,
      h: 100,
      gap: 10,
      rows: [
        { y: 0, h: 40, grows: true, layers: ['headline'] },
        { y: 50, h: 20, grows: false, layers: ['price'] },
        { y: 80, h: 20, grows: false, layers: ['button'] },
      ],
    },
  ],
})
const listPlaces = (hidden: string[]) =>
  closeGaps(layout, ({ id }) => !hidden.includes(id)).layers.map(({ id, y, h }) => [id, y, h])

test('[P-41] a layout with all of its facts stays as it is', () => {
  expect(listPlaces([])).toEqual([
    ['headline', 0, 40],
    ['price', 50, 20],
    ['button', 80, 20],
  ])
})

test('[P-41] the row that grows takes the place of a missing row', () => {
  expect(listPlaces(['price'])).toEqual([
    ['headline', 0, 70],
    ['button', 80, 20],
  ])
})

test('[P-41] rows of a fixed height move up when no row grows', () => {
  expect(listPlaces(['headline'])).toEqual([
    ['price', 0, 20],
    ['button', 30, 20],
  ])
})
