import type { StoredAsset } from '@marquee/contract/assets'
import { buildId } from './build-id.ts'

export function buildStoredAsset(changes: Partial<StoredAsset> = {}, number = 1): StoredAsset {
  return {
    id: buildId(number, 9),
    kind: 'image',
    name: 'photo.png',
    url: `/files/${buildId(number, 9)}.webp`,
    content_type: 'image/webp',
    width: 800,
    height: 600,
    duration_s: null,
    size: 24_000,
    hash: 'a'.repeat(64),
    ...changes,
  }
}
