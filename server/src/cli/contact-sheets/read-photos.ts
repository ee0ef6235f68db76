import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { DrawableImage } from '@marquee/creative/drawing-space'
import { focusOnGarment } from '@marquee/creative/focus-on-garment'
import type { ImageSubject, ShareBox } from '@marquee/creative/image-subject'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { z } from 'zod'
import { cleanImage } from '../../platform/foreign-files/clean-image.ts'
import { drawSvg } from '../../platform/foreign-files/draw-svg.ts'
import { Refusal } from '../../platform/foreign-files/refusal.ts'
import type { SubjectFinder } from '../../platform/image-subjects/subject-finder.ts'

/** A photo of a product, as templates get it after an upload. */
export interface Photo {
  file: string
  /** What makes it difficult; empty without a description of the folder. */
  situations: string[]
  image: DrawableImage
  cutout: boolean
  /** What was found in it, by which it is laid out. */
  subject: ImageSubject
  /** What its description says that it shows, by which it is checked; null without one. */
  given: ImageSubject | null
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
    /** What a user would type: it tells which garment a person wears for the ad. */
    product: z.object({ name: z.string(), category: z.string() }).optional(),
    product_box: box.optional(),
    keep_clear: z.array(z.object({ what: z.string(), box })).default([]),
  }),
)
type Description = z.infer<typeof description>[number]

const FILES = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg']

/**
 * Reads the photos and logos of a folder. Where the product is, is found as after an upload. Its `photos.json`, if
 * there is one, says which files are logos, and where the products really are.
 * Drawings that an upload would refuse are left out and listed.
 * @throws Error for a folder or a file that cannot be read
 */
export async function readPhotos(
  folder: string,
  finder: Pick<SubjectFinder, 'find'>,
): Promise<{ photos: Photo[]; logos: DrawableImage[]; refused: string[] }> {
  const descriptions = await readDescriptions(folder)
  const names = (await readdir(folder)).filter((name) => FILES.includes(extname(name).toLowerCase())).toSorted()
  const photos: Photo[] = []
  const logos: DrawableImage[] = []
  const refused: string[] = []
  for (const file of names) {
    const described = descriptions.find((one) => one.file === file)
    const content = await readUpload(file, await readFile(join(folder, file)))
    if (content === null) {
      refused.push(file)
    } else if (described?.kind === 'logo' || extname(file) === '.svg') {
      logos.push(await toDrawable(content))
    } else {
      photos.push({ file, ...(await toPhoto(content, described, finder)) })
    }
  }
  return { photos, logos, refused }
}

async function readDescriptions(folder: string): Promise<Description[]> {
  const file = join(folder, 'photos.json')
  return existsSync(file) ? description.parse(JSON.parse(await readFile(file, 'utf8'))) : []
}

/** What an upload of a file would keep of it; null for a drawing that an upload would refuse. */
async function readUpload(file: string, content: Buffer): Promise<Uint8Array | null> {
  if (extname(file) !== '.svg') {
    return (await cleanImage(content)).content
  }
  return drawSvg(content).catch((error: unknown) => {
    if (error instanceof Refusal) {
      return null
    }
    throw error
  })
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

async function toPhoto(content: Uint8Array, described: Description | undefined, finder: Pick<SubjectFinder, 'find'>) {
  const image = await toDrawable(content)
  const { isOpaque } = await sharp(content).stats()
  const found = await finder.find(content)
  const product = described?.product
  const subject = product === undefined ? found : focusOnGarment(found, `${product.name}, ${product.category}`)
  return {
    situations: described?.situations ?? [],
    image,
    cutout: !isOpaque,
    subject,
    given: toGiven(subject, described),
  }
}

/** What a description says about a photo, completed by what was found. */
function toGiven(found: ImageSubject, described: Description | undefined): ImageSubject | null {
  if (described?.product_box === undefined) {
    return null
  }
  const { width, height, keep_clear: kept, product_box: product } = described
  const toShare = ([x, y, w, h]: z.infer<typeof box>): ShareBox => ({
    x: x / width,
    y: y / height,
    w: w / width,
    h: h / height,
  })
  const isFace = ({ what }: { what: string }) => what.includes('face')
  return {
    ...found,
    box: toShare(product),
    source: 'user',
    is_sure: true,
    faces: kept.filter(isFace).map((one) => toShare(one.box)),
    texts: kept.filter((one) => !isFace(one) && one.what !== 'hands').map((one) => toShare(one.box)),
  }
}
