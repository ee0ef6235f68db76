import type { LibraryLine, LibraryManifest } from '@marquee/contract/library-files'
import { BYTE_ORDER_MARK, csvLine } from './write-csv.ts'

type Names = ReadonlyMap<string, string>

/** The columns for people and spreadsheets; our own import reads them too when they are the only file. */
const COLUMNS: Readonly<Record<string, (line: LibraryLine, boards: Names) => string>> = {
  brand: ({ ad }) => ad.brand?.name ?? '',
  title: ({ ad }) => ad.title ?? '',
  text: ({ ad }) => ad.body,
  call_to_action: ({ ad }) => ad.cta_text ?? '',
  landing_page: ({ ad }) => ad.landing_page ?? '',
  format: ({ ad }) => ad.asset_type,
  platforms: ({ ad }) => ad.platforms.join(', '),
  status: ({ ad }) => ad.status,
  started_at: ({ ad }) => ad.started_at ?? '',
  stopped_at: ({ ad }) => ad.stopped_at ?? '',
  library_url: ({ ad }) => ad.library_url ?? '',
  source: ({ ad }) => ad.source,
  home: ({ ad }) => ad.home,
  ad_id: ({ ad }) => ad.external_id,
  boards: ({ boards }, names) => joinNames(boards.map(({ board }) => names.get(board) ?? '')),
  tags: ({ saved }) => saved?.tags.join(', ') ?? '',
  note: ({ saved }) => saved?.note ?? '',
  saved_at: ({ saved }) => saved?.saved_at ?? '',
  files: ({ ad }) => ad.media.flatMap(({ file }) => file ?? []).join(' '),
}

/** Names that hold a separator are written as a list in JSON, so that they come back whole. */
function joinNames(names: readonly string[]): string {
  return names.some((name) => /[;|\n]|^\s*[[{]/.test(name)) ? JSON.stringify(names) : names.join('; ')
}

/** @yields the table of a library file, a portion of lines at a time */
export async function* libraryTable(
  { boards }: Pick<LibraryManifest, 'boards'>,
  portions: AsyncIterable<{ lines: readonly LibraryLine[] }>,
): AsyncGenerator<string> {
  const names = new Map(boards.map(({ key, name }) => [key, name]))
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS))
  for await (const { lines } of portions) {
    yield lines.map((line) => csvLine(Object.values(COLUMNS).map((valueOf) => valueOf(line, names)))).join('')
  }
}
