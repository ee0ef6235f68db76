import type { StoredFile } from '@marquee/contract/files'
import { buildId } from './build-id.ts'

export function buildStoredFile(changes: Partial<StoredFile> = {}, number = 1): StoredFile {
  return {
    id: buildId(number, 9),
    url: `/files/${buildId(number, 9)}.webp`,
    content_type: 'image/webp',
    width: 800,
    height: 600,
    size: 24_000,
    ...changes,
  }
}
