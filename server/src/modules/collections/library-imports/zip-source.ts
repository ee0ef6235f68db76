import { text } from 'node:stream/consumers'
import { LIBRARY_PARTS, libraryLine, MAX_LIBRARY_ADS } from '@marquee/contract/library-files'
import { readRows, type SourceRow, toNewAd, withoutDemo } from '../../library/library.public.ts'
import { checkManifest, firstIssue } from './check-manifest.ts'
import { findShownImage, type LibrarySource, type SourceLine, UnreadableLibrary } from './library-source.ts'
import { damaged, type StoredZip } from './stored-zip.ts'

const MB = 1024 * 1024
const MAX_MANIFEST_BYTES = 20 * MB
const MAX_ADS_BYTES = 2048 * MB
/** As for media that are copied from their source. */
const MAX_MEDIUM_BYTES = 64 * MB

/** Reads a library of our own format. @throws UnreadableLibrary */
export async function openZipSource(zip: StoredZip): Promise<LibrarySource> {
  const head = await zip.open(LIBRARY_PARTS.manifest, MAX_MANIFEST_BYTES)
  if (head === null) {
    throw new UnreadableLibrary(
      'This archive holds no library of Marquee. Unpack it, and bring the CSV or JSON file of the other tool that is in it.',
    )
  }
  const manifest = checkManifest(parseJson(await text(head).catch(() => Promise.reject(damaged()))))

  async function* lines(): AsyncGenerator<SourceLine> {
    const stream = await zip.open(LIBRARY_PARTS.ads, MAX_ADS_BYTES)
    if (stream === null) {
      throw new UnreadableLibrary(`The archive has no ${LIBRARY_PARTS.ads}.`)
    }
    try {
      for await (const row of readRows('jsonl', stream)) {
        if (row.line > MAX_LIBRARY_ADS) {
          throw new UnreadableLibrary(`A library holds at most ${MAX_LIBRARY_ADS.toLocaleString('en-US')} ads.`)
        }
        yield toSourceLine(row)
      }
    } catch (error) {
      throw error instanceof UnreadableLibrary ? error : damaged()
    } finally {
      stream.destroy()
    }
  }

  return {
    lines,
    manifest: () => manifest,
    openFile: (name) => zip.open(name, MAX_MEDIUM_BYTES),
    close: () => zip.close(),
  }
}

function toSourceLine(row: SourceRow): SourceLine {
  const { line } = row
  if ('refusal' in row) {
    return { line, ...row.refusal }
  }
  const parsed = libraryLine.safeParse(row.values)
  if (!parsed.success) {
    const [field, reason] = firstIssue(parsed.error, 'line')
    return { line, field, reason }
  }
  const { ad, ...places } = parsed.data
  return {
    line,
    identity: { source: withoutDemo(ad.source), external_id: ad.external_id },
    places,
    shown: {
      brand: ad.brand?.name ?? null,
      title: ad.title,
      body: ad.body,
      image_url: findShownImage(ad.media),
    },
    files: ad.media.flatMap(({ file, thumbnail_file }) => [file, thumbnail_file].filter((name) => name !== null)),
    toNewAd: (files) => toNewAd(ad, files),
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new UnreadableLibrary(`${LIBRARY_PARTS.manifest} is not JSON.`)
  }
}
