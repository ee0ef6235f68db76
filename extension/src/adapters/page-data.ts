import { cleanText } from './read-text.ts'

/** An object in the data of a page, unchecked. */
export type PageObject = Readonly<Record<string, unknown>>

/** Scripts with the data of the pages of Facebook. */
export const PAGE_DATA = 'script[type="application/json"][data-sjs]'
const MOST_NESTED = 60

/**
 * Makes a reader of the objects that documents carry as data. Where they stand in it changes, so they are found by their keys.
 * @param marker a text that each script with such objects has
 * @param toKey the key of an object; null for an object that is not wanted, in which others may stand
 */
export function createDataReader(marker: string, toKey: (object: PageObject) => string | null) {
  const readScripts = new WeakMap<Element, ReadonlyMap<string, PageObject>>()

  function collect(value: unknown, found: Map<string, PageObject>, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > MOST_NESTED) {
      return
    }
    const object = toObject(value)
    const key = toKey(object)
    if (key !== null) {
      found.set(key, object)
      return
    }
    for (const inner of Object.values(value)) {
      collect(inner, found, depth + 1)
    }
  }

  /** A script does not change once it stands in the document, and may hold megabytes. */
  function readScript(script: Element): ReadonlyMap<string, PageObject> {
    const known = readScripts.get(script)
    if (known !== undefined) {
      return known
    }
    const found = new Map<string, PageObject>()
    const text = script.textContent ?? ''
    if (text.includes(marker)) {
      collect(parse(text), found, 0)
    }
    readScripts.set(script, found)
    return found
  }

  return function read(document: Document): ReadonlyMap<string, PageObject> {
    return new Map([...document.querySelectorAll(PAGE_DATA)].flatMap((script) => [...readScript(script)]))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The first value of a key that is not null, wherever it stands in an object. */
export function findValue(within: unknown, key: string, depth = 0): unknown {
  if (typeof within !== 'object' || within === null || depth > MOST_NESTED) {
    return null
  }
  const own = toObject(within)[key] ?? null
  if (own !== null) {
    return own
  }
  for (const inner of Object.values(within)) {
    const found = findValue(inner, key, depth + 1)
    if (found !== null) {
      return found
    }
  }
  return null
}

export function toObject(value: unknown): PageObject {
  return typeof value === 'object' && value !== null ? (value as PageObject) : {}
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text with its line breaks; null for an empty one and for what is no text. */
export function toText(value: unknown): string | null {
  return typeof value === 'string' ? cleanText(value) || null : null
}

export function toId(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
