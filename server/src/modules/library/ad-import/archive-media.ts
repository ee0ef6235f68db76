import { posix } from 'node:path'
import { toFieldName } from './column-names.ts'
import { type Columns, isObject } from './shapes/values.ts'

const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif)$/i
const VIDEO_FILE = /\.(?:mp4|webm|m4v|mov)$/i
/** Columns and names of files that show the advertiser and not its ad. */
const OF_ADVERTISER = /logo|avatar|profile?\b|profil_|profile_/i
const MOST_FILES = 30
const MOST_LEVELS = 4
/** A shorter id, or name of a file at an address, is the same by accident. */
const LEAST_LETTERS = 4

/** The images and videos of an archive, for the ads of one of its tables. */
export interface TableMedia {
  /**
   * The files of an ad: those that its row names, by a path beside the table, a path in the archive or the name of a file, even at
   * the end of an address or of a path on another computer; otherwise those with the id of the ad in their names.
   */
  find(row: Columns, id: string): string[]
  archive: ArchiveMedia
}

export interface ArchiveMedia {
  /** The paths of all images and videos. */
  names: readonly string[]
  /** The bytes of a file. @throws UnreadableFile for one that is too large or damaged */
  read(name: string): Promise<Buffer>
}

/** Whether a path is that of an image or a video; its bytes decide later. */
export function isMediaFile(name: string): boolean {
  return IMAGE_FILE.test(name) || VIDEO_FILE.test(name)
}

export function isVideoFile(name: string): boolean {
  return VIDEO_FILE.test(name)
}

/** @returns for the path of a table, the files that its ads may have */
export function createArchiveMedia(archive: ArchiveMedia): (table: string) => TableMedia {
  const paths = new Map(archive.names.map((name) => [name.toLowerCase(), name]))
  const files = Map.groupBy(archive.names, (name) => posix.basename(name).toLowerCase())
  const tokens = Map.groupBy(
    archive.names.flatMap((name) => listTokens(name).map((token) => ({ token, name }))),
    ({ token }) => token,
  )

  function findFile(folder: string, said: string): string | undefined {
    const text = toPath(said)
    if (!isMediaFile(text)) {
      return undefined
    }
    const path = paths.get(posix.join(folder, text).toLowerCase()) ?? paths.get(text.replace(/^\/+/, '').toLowerCase())
    // The same name in two folders says nothing.
    const named = files.get(posix.basename(text).toLowerCase()) ?? []
    const isCertain = named.length === 1 && (text === said || posix.parse(text).name.length >= LEAST_LETTERS)
    return path ?? (isCertain ? named[0] : undefined)
  }

  return (table) => {
    const folder = posix.dirname(table)
    return {
      archive,
      find(row, id) {
        const named = listTexts(row, '', MOST_LEVELS).flatMap(({ column, text }) =>
          text.split(/[\n|]|[,;]\s*/).map((part) => ({ column, name: findFile(folder, part.trim()) })),
        )
        const ofAdvertiser = new Set(named.filter(({ column }) => OF_ADVERTISER.test(column)).map(({ name }) => name))
        const hasVideo = named.some(({ name }) => name !== undefined && isVideoFile(name))
        const own = named
          .filter(({ column }) => !(hasVideo && toFieldName(column) === 'video_thumbnail_url'))
          .map(({ name }) => name)
          .filter((name) => name !== undefined && !ofAdvertiser.has(name))
        const byId = (tokens.get(id.toLowerCase()) ?? []).map(({ name }) => name)
        const found = own.length > 0 ? own : byId.filter((name) => !ofAdvertiser.has(name) && !OF_ADVERTISER.test(name))
        return [...new Set(found)].filter((name) => name !== undefined).slice(0, MOST_FILES)
      },
    }
  }
}

/** The words of a file's name and the name of its folder: one of them may be the id of an ad. */
function listTokens(name: string): string[] {
  const { dir, name: stem } = posix.parse(name.toLowerCase())
  const words = [stem, ...stem.split(/[^\p{L}\p{N}]+/u), posix.basename(dir)]
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS)
}

/** The path of an address, and the path on another computer with its separators as here. */
function toPath(text: string): string {
  if (/^https?:\/\//i.test(text)) {
    return URL.canParse(text) ? decode(new URL(text).pathname) : ''
  }
  return text.replaceAll('\\', '/').replace(/^[a-z]:/i, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The texts of a row that may name files, with their columns. */
function listTexts(value: unknown, column: string, levels: number): { column: string; text: string }[] {
  if (typeof value === 'string') {
    return /\.\w{3,4}(?:$|[?#\s,;|])/.test(value) ? [{ column, text: value }] : []
  }
  if (levels === 0 || typeof value !== 'object' || value === null) {
    return []
  }
  const entries = isObject(value) ? Object.entries(value) : Object.values(value).map((item) => [column, item] as const)
  return entries.flatMap(([name, item]) => listTexts(item, name, levels - 1))
}
