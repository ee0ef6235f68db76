import type { StoredAsset } from '@marquee/contract/assets'
import type { FetchPublic } from '../../../platform/web/fetch-public.ts'
import type { AssetService } from './assets.service.ts'

const IMAGE_LIMITS = {
  maxBytes: 8 * 1024 * 1024,
  timeoutMs: 10_000,
  accepts: ['image/', 'application/octet-stream', 'binary/octet-stream'],
  noun: 'image',
} as const

interface Dependencies {
  fetchPublic: FetchPublic
  assets: Pick<AssetService, 'store'>
}

interface CopyOptions {
  workspaceId: string
  userId: string | null
  /** Whether SVG images are accepted and converted to pixels: for logos. */
  allowsDrawings?: boolean
}

/**
 * Copies an image from the web into the workspace.
 * @throws WebRefusal when it cannot be read, DomainError 422 when its format is not accepted, or the storage is full
 */
export async function copyImage(
  { fetchPublic, assets }: Dependencies,
  address: string,
  { allowsDrawings = false, ...owner }: CopyOptions,
): Promise<StoredAsset> {
  const { content, contentType } = await fetchPublic(address, IMAGE_LIMITS)
  const isDrawing =
    contentType.startsWith('image/svg') || /^\s*<(?:\?xml|svg|!doctype svg)/i.test(content.toString('latin1', 0, 200))
  const name = decodeName(new URL(address).pathname)
  return assets.store(owner, { bytes: content, kind: 'image', name, isDrawing: allowsDrawings && isDrawing })
}

function decodeName(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
