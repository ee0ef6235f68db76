import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { DrawableImage } from '@marquee/creative/drawing-space'
import type { ImageSubject, ShareBox } from '@marquee/creative/image-subject'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { z } from 'zod'
import { cleanImage } from '../../platform/foreign-files/clean-image.ts'
import { drawSvg } from '../../platform/foreign-files/draw-svg.ts'
import { findEdges } from './find-edges.ts'

/** A photo of a product, as templates get it after an upload. */
export interface Photo {
  file: string
  /** What makes it difficult; empty without a description of the folder. */
  situations: string[]
  image: DrawableImage
  cutout: boolean
  subject: ImageSubject
}

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** The `photos.json` of a folder: what its files show, in pixels of the upright images. */
const description = z.array(
  z.object({
    file: z.string(),
    kind: z.string(),
    width: z.number().positive(),
    height: z.number().positive(),
    situations: z.array(z.string()).default([]),
    product_box: box.optional(),
    keep_clear: z.array(z.object({ what: z.string(), box })).default([]),
  }),
)
type Description = z.infer<typeof description>[number]

const FILES = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg']

/**
 * Reads the photos and logos of a folder. Its `photos.json`, if there is one, says where the product is and which files are logos.
 * @throws Error for a folder or a file that cannot be read
 */
export async function readPhotos(folder: string): Promise<{ photos: Photo[]; logos: DrawableImage[] }> {
  const descriptions = await readDescriptions(folder)
  const names = (await readdir(folder)).filter((name) => FILES.includes(extname(name).toLowerCase())).toSorted()
  const photos: Photo[] = []
  const logos: DrawableImage[] = []
  for (const file of names) {
    const described = descriptions.find((one) => one.file === file)
    const content = await readFile(join(folder, file))
    if (described?.kind === 'logo' || extname(file) === '.svg') {
      logos.push(await toDrawable(await readUpload(file, content)))
    } else {
      photos.push(await toPhoto(file, await readUpload(file, content), described))
    }
  }
  return { photos, logos }
}

async function readDescriptions(folder: string): Promise<Description[]> {
  const file = join(folder, 'photos.json')
  return existsSync(file) ? description.parse(JSON.parse(await readFile(file, 'utf8'))) : []
}

/** What an upload of a file would keep of it. */
async function readUpload(file: string, content: Buffer): Promise<Uint8Array> {
  return extname(file) === '.svg' ? drawSvg(content) : (await cleanImage(content)).content
}

/** Drawings on sheets are small: a smaller copy is drawn in a fraction of the time. */
const LONGEST_SIDE = 1200

/** Decodes an image once, for all of its drawings. Its size stays that of the file. */
async function toDrawable(content: Uint8Array): Promise<DrawableImage> {
  const image = await loadImage(content)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { source: canvas as unknown as CanvasImageSource, width: image.width, height: image.height }
}

async function toPhoto(file: string, content: Uint8Array, described: Description | undefined): Promise<Photo> {
  const image = await toDrawable(content)
  const { isOpaque } = await sharp(content).stats()
  const subject = await toSubject(content, image, { isOpaque, described })
  return { file, situations: described?.situations ?? [], image, cutout: !isOpaque, subject }
}

function getKind(described: Description | undefined, isOpaque: boolean): ImageSubject['kind'] {
  if (described?.kind === 'screenshot') {
    return 'screenshot'
  }
  return isOpaque ? 'photo' : 'cut_out'
}

async function toSubject(
  content: Uint8Array,
  { width, height }: DrawableImage,
  { isOpaque, described }: { isOpaque: boolean; described: Description | undefined },
): Promise<ImageSubject> {
  const toShare = ([x, y, w, h]: z.infer<typeof box>): ShareBox => ({
    x: x / (described?.width ?? 1),
    y: y / (described?.height ?? 1),
    w: w / (described?.width ?? 1),
    h: h / (described?.height ?? 1),
  })
  const kept = described?.keep_clear ?? []
  const isFace = ({ what }: { what: string }) => what.includes('face')
  return {
    width,
    height,
    box: described?.product_box === undefined ? { x: 0, y: 0, w: 1, h: 1 } : toShare(described.product_box),
    source: 'user',
    is_sure: described?.product_box !== undefined,
    kind: getKind(described, isOpaque),
    faces: kept.filter(isFace).map((one) => toShare(one.box)),
    texts: kept.filter((one) => !isFace(one) && one.what !== 'hands').map((one) => toShare(one.box)),
    calm_areas: [],
    edges: await findEdges(content),
    sharp_share: 1,
  }
}
