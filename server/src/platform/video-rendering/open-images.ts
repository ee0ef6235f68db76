import { readFile } from 'node:fs/promises'
import type { DrawableImage } from '@marquee/creative/drawing-space'
import { getAssetFontFamily } from '@marquee/creative/fonts'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import { getFontAsset } from '@marquee/creative/look'
import { listTimedScenes } from '@marquee/creative/scene-times'
import type { VideoProject } from '@marquee/creative/video-project'
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { registerFont } from '../fonts/register-fonts.ts'
import type { SceneOrder } from './video-orders.ts'

/** About twice the pixels of a frame. A photo of 12 million pixels takes 48 MB, and a transition shows the photos of two scenes. */
const MOST_PIXELS = 4_000_000

/**
 * Decodes the images that the frames of a range show, and registers the fonts of the look. Images that are much larger than a frame
 * are reduced. Call it only in a child process.
 * @returns the images by asset id; files that were removed are missing
 * @throws Error for a file that is neither an image nor a font
 */
export async function openImages({
  project,
  files,
  range,
}: Pick<SceneOrder, 'project' | 'files' | 'range'>): Promise<Map<string, DrawableImage>> {
  const fonts = new Set([project.look.fonts.heading, project.look.fonts.body].map(getFontAsset))
  const images = new Map<string, DrawableImage>()
  for (const id of listVideoAssets(takeShown(project, range))) {
    const path = files[id]
    if (path !== undefined && fonts.has(id)) {
      if (!registerFont(await readFile(path), getAssetFontFamily(id))) {
        throw new Error(`The font ${id} cannot be read.`)
      }
    } else if (path !== undefined) {
      images.set(id, await openImage(path))
    }
  }
  return images
}

/** The scenes of a range without its clips and sounds. The scene before is shown as well, by a transition. */
function takeShown(project: VideoProject, { start, end }: SceneOrder['range']): VideoProject {
  const timed = listTimedScenes(project)
  const first = timed.find((scene) => scene.end > start)?.index ?? 0
  const scenes = timed.filter((scene) => scene.index >= first - 1 && scene.start < end).map(({ scene }) => scene)
  return { ...project, scenes, clips: [], voice: [], music: null }
}

async function openImage(path: string): Promise<DrawableImage> {
  const stored = sharp(path)
  const { width, height } = await stored.metadata()
  const scale = Math.sqrt(MOST_PIXELS / (width * height))
  if (scale >= 1) {
    const image = await loadImage(await readFile(path))
    return { source: image as unknown as CanvasImageSource, width: image.width, height: image.height }
  }
  const { data, info } = await stored
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const canvas = createCanvas(info.width, info.height)
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0)
  return { source: canvas as unknown as CanvasImageSource, width: info.width, height: info.height }
}
