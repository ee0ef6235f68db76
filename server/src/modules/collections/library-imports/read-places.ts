import { createHash } from 'node:crypto'
import { boardName, MAX_FOLDER_DEPTH } from '@marquee/contract/boards'
import type { DateOrder } from '@marquee/contract/result-imports'
import { MAX_NOTE_LENGTH, MAX_TAGS, tag } from '@marquee/contract/saved-ads'
import { z } from 'zod'
import type { OwnBoards } from './own-boards.ts'
import { plainName, toMoment } from '../../library/library.public.ts'

/** What a row of another tool's file says of its ad's place in that tool. */
export interface RowPlaces {
  /** The folders around the boards, the outermost first. */
  folders: string[]
  boards: string[]
  tags: string[]
  note: string
  savedAt: Date | null
}

/** Column names of Foreplay, MagicBrief, Atria, of tables in six languages and our own table, in lower case with `_`. */
const COLUMNS = {
  folders: list('folder folders folder_name folder_path parent_folder ordner dossier carpeta cartella pasta'),
  boards: list(
    'board boards board_name board_names collection collections swipe_file list_name sammlung tablero colección',
    'bacheca raccolta coleção collectie',
  ),
  tags: list('tags tag labels label custom_tags schlagwörter étiquettes etiquetas etichette'),
  note: list('note notes comment comments annotation notiz notizen kommentar remarque commentaire nota notas notitie'),
  savedAt: list(
    'saved_at saved saved_on date_saved saved_date added_at date_added bookmarked_at gespeichert_am enregistré_le',
    'guardado_el salvato_il salvo_em opgeslagen_op',
  ),
}

const named = z.union([
  z.string(),
  z.object({ name: z.string() }).transform(({ name }) => name),
  z.object({ title: z.string() }).transform(({ title }) => title),
  z.object({ text: z.string() }).transform(({ text }) => text),
])
const names = z.array(named)

/**
 * Separates what a row says of boards, folders, tags and notes from what it says of the ad.
 * @param reading `ownBoards` splits the boards of tables that the product has written; `order` of day and month in the file
 * @returns the places, and the other values: a workspace's notes never become the library's data of the ad
 */
export function readPlaces(
  values: Readonly<Record<string, unknown>>,
  { ownBoards, order = null }: { ownBoards?: OwnBoards; order?: DateOrder | null } = {},
): {
  places: RowPlaces
  rest: Record<string, unknown>
} {
  const found: Partial<Record<keyof RowPlaces, unknown>> = {}
  const rest: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(values)) {
    const field = fieldOf(column)
    if (field === undefined) {
      rest[column] = value
    } else {
      found[field] ??= value === '' ? undefined : value
    }
  }
  const folders = toNames(found.folders, /\s*[/>›]\s*/).flatMap((name) => shorten(name))
  return {
    places: {
      folders: folders.length > MAX_FOLDER_DEPTH ? joinInnermost(folders) : folders,
      boards: unique((ownBoards?.split(values) ?? toNames(found.boards, /\s*[;|\n]\s*/)).flatMap(shorten)),
      tags: unique(
        toNames(found.tags, /\s*[,;|\n]\s*/).flatMap((name) => tag.safeParse(name.slice(0, 40)).data ?? []),
      ).slice(0, MAX_TAGS),
      note: toNames(found.note, /(?!)/).join('\n').slice(0, MAX_NOTE_LENGTH).toWellFormed(),
      savedAt: toSavedAt(found.savedAt, order),
    },
    rest,
  }
}

/** The key of a folder or board that has none in its file: the same path has the same key, in each file. */
export function toPathKey(kind: 'folder' | 'board', path: readonly string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, ...path]))
    .digest('hex')
  // A UUID of version 8, whose content is free (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function fieldOf(column: string): keyof RowPlaces | undefined {
  const name = plainName(column)
  const fields = ['folders', 'boards', 'tags', 'note', 'savedAt'] as const
  return fields.find((field) => COLUMNS[field].includes(name))
}

/** The names in a value: a list, a list as JSON, one object with a name, or text with separators. */
function toNames(value: unknown, separator: RegExp): string[] {
  const content = typeof value === 'string' && /^\s*[[{]/.test(value) ? (parseJson(value) ?? value) : value
  if (typeof content === 'string') {
    return content.split(separator).filter((name) => name.trim() !== '')
  }
  return names.safeParse(Array.isArray(content) ? content : [content]).data ?? []
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

function shorten(name: string): string[] {
  const parsed = boardName.safeParse(name.trim().slice(0, 120).toWellFormed())
  return parsed.success ? [parsed.data] : []
}

/** A deeper path keeps its outer folders; the innermost one is named after the rest. */
function joinInnermost(folders: readonly string[]): string[] {
  const outer = folders.slice(0, MAX_FOLDER_DEPTH - 1)
  return [...outer, ...shorten(folders.slice(MAX_FOLDER_DEPTH - 1).join(' / '))]
}

function toSavedAt(value: unknown, order: DateOrder | null): Date | null {
  const date = new Date(String(toMoment(value, order)))
  const isUsable = !Number.isNaN(date.getTime()) && date.getFullYear() >= 2000 && date.getFullYear() < 2200
  return isUsable ? date : null
}

function list(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '))
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)]
}
