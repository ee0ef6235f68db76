import type { PageResources } from '@marquee/funnel-pages/view-context'
import sharp from 'sharp'

/** A file of the workspace that a page shows, as it is stored. */
export interface StoredVideo {
  bytes: Buffer
  /** Its media type, as in `video/mp4`. */
  type: string
  /** Captions in WebVTT; null when there are none. */
  captions: string | null
}

/** A file beside the page, with its path from the page. */
export interface PageFile {
  path: string
  bytes: Buffer
}

interface StoredFiles {
  images: Readonly<Record<string, Buffer>>
  videos: Readonly<Record<string, StoredVideo>>
}

/** No screen shows an image of a page larger than this, in pixels. */
const LONGEST_SIDE = 1400
const QUALITY = 78

/**
 * Makes the files of a page from what is stored: images become WebP of at most 1,400 pixels; videos stay as they are.
 * @param asFolder whether they stand beside the page, or within it as data addresses
 */
export async function makePageFiles(
  { images, videos }: StoredFiles,
  asFolder: boolean,
): Promise<Pick<PageResources, 'images' | 'videos'> & { files: PageFile[] }> {
  const files: PageFile[] = []
  const place = (path: string, type: string, bytes: Buffer) => {
    if (!asFolder) {
      return `data:${type};base64,${bytes.toString('base64')}`
    }
    files.push({ path, bytes })
    return path
  }
  const shownImages = await Promise.all(
    Object.entries(images).map(async ([id, bytes], index) => {
      const { data, info } = await toWebp(bytes)
      const src = place(`images/image-${index + 1}.webp`, 'image/webp', data)
      return [id, { src, width: info.width, height: info.height }] as const
    }),
  )
  const shownVideos = Object.entries(videos).map(([id, { bytes, type, captions }], index) => {
    const name = `videos/video-${index + 1}`
    const src = place(`${name}.${type.split('/')[1] ?? 'mp4'}`, type, bytes)
    return [id, { src, type, captions: captions && place(`${name}.vtt`, 'text/vtt', Buffer.from(captions)) }] as const
  })
  return { images: Object.fromEntries(shownImages), videos: Object.fromEntries(shownVideos), files }
}

function toWebp(bytes: Buffer) {
  return sharp(bytes)
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
}
