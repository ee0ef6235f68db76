import type { z } from 'zod'
import { readId } from '../../../platform/spreadsheets/read-id.ts'
import { type NamedValue, plainName } from './column-names.ts'
import { parseLiteral } from './shapes/literals.ts'
import { firstOf, isObject, textOf, withoutTags } from './shapes/values.ts'

/** The form of a slug; a text of this form needs no change. */
const SLUG = /^[a-z0-9](?:[a-z0-9]|_(?=[a-z0-9])){0,59}$/

/** The words of a list that the library has too. */
export function known(schema: z.ZodType, items: readonly unknown[] | undefined): unknown[] | undefined {
  return items?.filter((item) => schema.safeParse(item).success)
}

/** The word, when the library has it too. Parsing undefined takes longer than all other fields of a row. */
export function ofVocabulary(schema: z.ZodType, word: unknown): unknown {
  return word === undefined ? undefined : schema.safeParse(word).data
}

export function smallLetters(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : value
}

export function texts(items: readonly unknown[]): string[] {
  return items.filter((item) => typeof item === 'string')
}

export function toList(field: NamedValue | undefined, change: (text: string) => string): unknown[] | undefined {
  if (field === undefined) {
    return undefined
  }
  const value = parseLiteral(field.value)
  const items: unknown[] = Array.isArray(value) ? value : String(value).split(/[,;|\n]/)
  const named = items.map((item) =>
    isObject(item) ? (firstOf(item['name'], item['title'], item['code']) ?? item) : item,
  )
  const changed = named.map((item) => (typeof item === 'string' ? change(item.trim()) : item))
  return [...new Set(changed)].filter((item) => item !== '')
}

/** An id may be a number, and a text the first one of a list. */
export function toText(field: NamedValue | undefined): unknown {
  const value = field?.value
  return typeof value === 'number' || Array.isArray(value) ? textOf(value) : value
}

const FACTORS: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 }

/**
 * `1200`, `1,200`, `1.2K`, `65+`, `192 ads use this creative`. What is no number is left out, unless its column has the field's own
 * name: other names may mean something else.
 */
export function toNumber(field: string, said: NamedValue | undefined): unknown {
  const value = numberOf(said?.value)
  return typeof value === 'number' || said === undefined || plainName(said.column) === field ? value : undefined
}

/** `12.345`, `12.345,00` and `12 345`, as tables of Europe write numbers. */
const GROUPED = /^\d{1,3}(?:[.\s\u00a0\u202f']\d{3})+(?:,\d+)?$/

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') {
    return typeof value === 'number' ? Math.round(value) : value
  }
  const text = value.trim()
  const plain = GROUPED.test(text)
    ? text.replaceAll(/[.\s\u00a0\u202f']/g, '').replace(',', '.')
    : text.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const [, figures, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*([km])?(?:[+\s–-]|$)/i.exec(plain) ?? []
  return figures === undefined ? value : Math.round(Number(figures) * (FACTORS[unit.toLowerCase()] ?? 1))
}

/** An id as the source wrote it; undefined for one that is lost. */
export function toId(field: NamedValue | undefined): unknown {
  const text = toText(field)
  if (typeof text !== 'string') {
    return text
  }
  const read = readId(text)
  return read !== null && 'id' in read ? read.id : undefined
}

/** A whole paragraph or block. Tags within words stay: they are what the advertiser wrote. */
const PART_OF_PAGE = /^\s*<(p|div)\b[^>]*>[^]*<\/(?:p|div)>\s*$/i

/** The words of a text that a tool kept as part of a web page; other texts stay as they are. */
export function withoutMarkup(value: unknown): unknown {
  return typeof value === 'string' && PART_OF_PAGE.test(value) ? withoutTags(value) : value
}

/** Hosts are often written without `https://`. */
export function toAddress(value: unknown): unknown {
  const isHost = typeof value === 'string' && /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(value.trim())
  return isHost ? `https://${value.trim()}` : value
}

export function toSlug(text: string): string {
  if (SLUG.test(text)) {
    return text
  }
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
}
