import { notFound } from '../../../platform/errors/domain-error.ts'
import type { FileAnswer } from '../../../platform/http/answer-file.ts'
import { toExtension } from './asset-address.ts'
import type { OpenAsset } from './assets.service.ts'

/** A user's browser may cache a file for a day; shared caches must not. */
const CACHE_CONTROL = 'private, max-age=86400'
/** Files that are shown within pages. All others are downloaded, so that no foreign document opens in our origin. */
const SHOWN_KINDS: ReadonlySet<string> = new Set(['image', 'video', 'audio', 'font'])

/** @throws DomainError 404 also for an extension that differs from the file's */
export function toFileAnswer({ asset, contentType, etag, size, stream }: OpenAsset, extension: string): FileAnswer {
  if (extension !== toExtension(asset.content_type)) {
    throw notFound('file')
  }
  return {
    content: { size, open: stream },
    contentType,
    etag,
    cacheControl: CACHE_CONTROL,
    vary: 'cookie',
    saveAs: SHOWN_KINDS.has(asset.kind) ? null : asset.name,
  }
}
