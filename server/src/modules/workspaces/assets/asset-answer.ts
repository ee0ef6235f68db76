import { notFound } from '../../../platform/errors/domain-error.ts'
import type { FileAnswer } from '../../../platform/http/answer-file.ts'
import { toExtension } from './asset-address.ts'
import type { OpenAsset } from './assets.service.ts'

/** A browser may keep a file of its user for a day; caches that several people share must not. */
const CACHE_CONTROL = 'private, max-age=86400'
/** Shown within pages; everything else is saved, so that no document from outside opens in our origin. */
const SHOWN_KINDS: ReadonlySet<string> = new Set(['image', 'video', 'font'])

/** @throws DomainError 404 also for another ending than that of the file */
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
