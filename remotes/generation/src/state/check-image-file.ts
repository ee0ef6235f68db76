import { MAX_ASSET_BYTES } from '@marquee/contract/assets'

/** The image types that the server accepts. It converts an SVG to pixels. */
const IMAGE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/svg+xml',
])

/** For the `accept` of a file input. */
export const ACCEPTED_IMAGES = [...IMAGE_TYPES].join(',')

const { image: MAX_IMAGE_BYTES } = MAX_ASSET_BYTES
const BYTES_PER_MB = 1024 * 1024

/** The reason why a file cannot be uploaded; null when it can. The server checks the content itself. */
export function imageProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.has(type)) {
    return `${name} is not a PNG, JPEG, WebP, AVIF or SVG image.`
  }
  if (size === 0) {
    return `${name} is empty.`
  }
  if (size > MAX_IMAGE_BYTES) {
    return `${name} is ${(size / BYTES_PER_MB).toFixed(1)} MB. Use images of at most ${MAX_IMAGE_BYTES / BYTES_PER_MB} MB.`
  }
  return null
}
