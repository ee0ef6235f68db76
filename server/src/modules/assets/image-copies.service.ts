import type { StoredAsset } from '@marquee/contract/assets'
import sharp from 'sharp'
import type { FetchPublic } from '../../platform/web/fetch-public.ts'
import type { AssetService } from './assets.service.ts'

const IMAGE_LIMITS = {
  maxBytes: 8 * 1024 * 1024,
  timeoutMs: 10_000,
  accepts: ['image/', 'application/octet-stream', 'binary/octet-stream'],
  noun: 'image',
} as const
/** Drawings are made into pixels of this width. */
const DRAWING_WIDTH = 1024
const LONGEST_DRAWING = 512 * 1024

interface Dependencies {
  fetchPublic: FetchPublic
  assets: Pick<AssetService, 'store'>
}

interface CopyOptions {
  workspaceId: string
  userId: string | null
  /** Drawings (SVG) are made into pixels: for logos. */
  allowsDrawings?: boolean
}

/**
 * Copies an image of the web into the workspace.
 * @throws WebRefusal when it cannot be read, DomainError 422 when it is none that we take, or the storage is full
 */
export async function copyImage(
  { fetchPublic, assets }: Dependencies,
  address: string,
  { allowsDrawings = false, ...owner }: CopyOptions,
): Promise<StoredAsset> {
  const { content, contentType } = await fetchPublic(address, IMAGE_LIMITS)
  const isDrawing =
    contentType.startsWith('image/svg') || /^\s*<(?:\?xml|svg|!doctype svg)/i.test(content.toString('latin1', 0, 200))
  const bytes = allowsDrawings && isDrawing ? await drawSvg(content) : content
  return assets.store(owner, { bytes, kind: 'image', name: decodeName(new URL(address).pathname) })
}

/** The pixels of a drawing: its scripts do not run, and it reads no other file. */
export async function drawSvg(svg: Buffer): Promise<Buffer> {
  if (svg.length > LONGEST_DRAWING) {
    throw new Error('The drawing is too long.')
  }
  return sharp(svg, { limitInputPixels: 50_000_000, density: 200 })
    .resize({ width: DRAWING_WIDTH, height: DRAWING_WIDTH, fit: 'inside' })
    .png()
    .toBuffer()
}

function decodeName(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
