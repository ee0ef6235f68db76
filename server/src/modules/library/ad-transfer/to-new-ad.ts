import type { LibraryAd, LibraryMedium } from '@marquee/contract/library-files'
import { adRecord, type CheckedAdRecord } from '../ads/writing/ad-writer.service.ts'
import type { StoredMedium } from '../media-copies/media-copies.service.ts'

/** An ad for the library, with files of its media that are in our storage. */
export interface NewAd {
  record: CheckedAdRecord
  /** The files that replace the addresses at the source. */
  copies: { sourceUrl: string; medium: StoredMedium }[]
}

export type NewAdOutcome = NewAd | { field: string; reason: string }

/** The stored files of a library file by their names in it; the others could not be read. */
export type StoredFiles = ReadonlyMap<string, StoredMedium>

/**
 * Makes an ad from the content of a library file, or reports the field that cannot be stored. The file's author chose its words and ids,
 * so computed values are not read, storage keys come from `files` alone, and nothing becomes an ad of the demo library.
 */
export function toNewAd(content: LibraryAd, files: StoredFiles): NewAdOutcome {
  const media = content.media.map((medium) => toMedium(medium, files))
  const places = media.map((medium, index) => (medium === null ? null : media.slice(0, index).filter(Boolean).length))
  const parsed = adRecord.safeParse({
    ...content,
    source: withoutDemo(content.source),
    brand: content.brand && { ...content.brand, external_id: toOwnId(content.brand) },
    transcript: content.transcript.length > 0 ? content.transcript : null,
    media: media.filter((medium) => medium !== null),
    cards: content.cards.map((card) => ({ ...card, media_index: places[card.media_index ?? -1] ?? null })),
  })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { field: ['ad', ...(issue?.path ?? [])].join('.'), reason: issue?.message ?? 'It is not valid.' }
  }
  return { record: parsed.data, copies: content.media.flatMap((medium) => listCopies(medium, files)) }
}

/** A brand without an id at the source is written under its name, which may be longer than an id. */
function toOwnId({ external_id, name }: NonNullable<LibraryAd['brand']>): string | undefined {
  return external_id === `name:${name.toLowerCase()}` ? undefined : external_id
}

/** Ads of the demo library belong to its generator, which removes those that it did not make. */
export function withoutDemo(source: LibraryAd['source']): LibraryAd['source'] {
  return source === 'demo' ? 'upload' : source
}

function toMedium(
  { file, url, thumbnail_url, kind, width, height, duration_s, palette }: LibraryMedium,
  files: StoredFiles,
) {
  const properties = { kind, width, height, duration_s, palette }
  if (url !== null) {
    return { ...properties, url, thumbnail_url }
  }
  const stored = file === null ? undefined : files.get(file)
  return stored === undefined ? null : { ...properties, storage_key: stored.storage_key }
}

function listCopies({ url, file, thumbnail_url, thumbnail_file }: LibraryMedium, files: StoredFiles): NewAd['copies'] {
  const pairs = [
    [url, file],
    [thumbnail_url, thumbnail_file],
  ] as const
  return pairs.flatMap(([sourceUrl, name]) => {
    const medium = name === null ? undefined : files.get(name)
    return sourceUrl === null || medium === undefined ? [] : [{ sourceUrl, medium }]
  })
}
