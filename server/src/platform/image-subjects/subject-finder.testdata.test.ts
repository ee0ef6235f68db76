import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { testdata } from '../../testing/testdata.ts'
import { getOverlap, toShareBox } from './boxes.ts'
import { createSubjectFinder } from './subject-finder.ts'

const LEAST_MEDIAN = 0.75
/** A box that overlaps less than this with the real one must not be sure. */
const LEAST_SURE = 0.4

const photo = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  situations: z.array(z.string()),
  product_box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
})
const photos = z.array(photo).parse(JSON.parse(readFileSync(testdata('photos', 'photos.json'), 'utf8')))

const finder = createSubjectFinder()
afterAll(() => finder.close())

test('[P-41] the products of real photographs are found, and a box that is wrong is not sure', async () => {
  const rows: { file: string; overlap: number; isSure: boolean; situations: string }[] = []
  for (const { file, width, height, situations, product_box: given } of photos) {
    if (given !== undefined) {
      const { box, is_sure: isSure } = await finder.find(readFileSync(testdata('photos', file)))
      const [x, y, w, h] = given
      const overlap = getOverlap(box, toShareBox(x / width, y / height, (x + w) / width, (y + h) / height))
      rows.push({ file, overlap: Math.round(overlap * 100) / 100, isSure, situations: situations.join(' ') })
    }
  }
  console.table(rows)
  const overlaps = rows.map(({ overlap }) => overlap).toSorted((a, b) => a - b)
  expect(overlaps[overlaps.length >> 1]).toBeGreaterThanOrEqual(LEAST_MEDIAN)
  expect(rows.filter(({ overlap, isSure }) => isSure && overlap < LEAST_SURE)).toEqual([])
}, 300_000)
