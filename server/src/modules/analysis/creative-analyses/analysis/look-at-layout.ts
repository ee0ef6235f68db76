import type { TextLine } from '@marquee/contract/creative-analyses'
import type { SeenCreative } from '@marquee/creative/check-pixels'
import type { ShareBox } from '@marquee/creative/image-subject'
import sharp from 'sharp'
import { listEmptyRows } from '../../../../platform/creative-rendering/measure-canvas.ts'
import { detectObjects, type DetectedObject } from '../../../../platform/image-subjects/detect-objects.ts'
import { findFaces } from '../../../../platform/image-subjects/find-faces.ts'
import type { Pixels } from './pixels.ts'

/** An object that is seen this clearly under one class is the product; in a creative, texts and shapes look like objects as well. */
const CLEAR_SCORE = 0.45
const LEAST_AREA = 0.02
const MOST_AREA = 0.85
const MOST_PERSONS = 3
/** The width in pixels at which rows are compared, as for generated images. */
const ROW_WIDTH = 540

/**
 * Looks for what the rules of layout need in a creative: the product, faces and empty rows.
 * @param image encoded, with the same content as `pixels`
 */
export async function lookAtLayout(image: Buffer, pixels: Pixels, lines: readonly TextLine[]): Promise<SeenCreative> {
  const objects = await detectObjects(pixels)
  const persons = objects.filter(({ isPerson }) => isPerson).slice(0, MOST_PERSONS)
  return {
    size: { width: pixels.width, height: pixels.height },
    lines: lines.map(({ place: { x, y, width, height } }) => ({ x, y, w: width, h: height })),
    faces: await findFaces(
      pixels,
      persons.map(({ box }) => box),
    ),
    product: findProduct(objects),
    emptyRows: listEmptyRows(await readRows(image)),
  }
}

/** The clearest object; null when none is clear, or when several are. */
function findProduct(objects: readonly DetectedObject[]): ShareBox | null {
  const clear = objects.filter(
    ({ box, class_score: score, isPerson }) =>
      !isPerson && score >= CLEAR_SCORE && box.w * box.h >= LEAST_AREA && box.w * box.h <= MOST_AREA,
  )
  return clear.length === 1 ? (clear[0]?.box ?? null) : null
}

async function readRows(image: Buffer) {
  const { data, info } = await sharp(image)
    .resize({ width: ROW_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
