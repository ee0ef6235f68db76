import { isAdId, plainName } from './column-names.ts'
import { createHeldBytes } from './held-bytes.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const OPENING_LIST = 0x5b
const OPENING_OBJECT = 0x7b
const OPENING: ReadonlySet<number> = new Set([OPENING_LIST, OPENING_OBJECT])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])
const LONGEST_NAME = 60

/** Keys under which tools wrap the list of ads that they export. */
export const WRAPPERS: ReadonlySet<string> = new Set(
  'ads data results items records rows edges collated_results list hits search_archive'.split(' '),
)
/** Lists inside of an ad that stands alone in its file. */
const PARTS =
  /^(?:cards?|images?|videos?|media|assets?|creatives?|extra_\w+|transcript\w*|carousel\w*|attachments?|menu_items|errors?)$/

/** A part of a file that may be an ad, or a wrapper of some. */
export interface JsonPart {
  /** Null for a part that is longer than a row may be. */
  bytes: Buffer | null
  /** The list that the part is an item of; null for an object outside of any list. */
  list: JsonList | null
}

export interface JsonList {
  /** Whether its place or its name says that it holds what the file is about. */
  isNamed: boolean
  /** Whether its items are read; undecided until the first one is known. */
  isRead?: boolean
}

interface Container {
  isList: boolean
  name: string
  /** Where an object begins in what is held; -1 when its beginning is held no more. */
  start: number
  list: JsonList | null
}

/**
 * Splits JSON into the objects of its lists, wherever these lie, as the file is read; an object with an ad's id, and one without any
 * list of objects, is a part itself. Holds one part at a time, and of a longer one no more than the limit.
 */
export function createJsonSplitter() {
  const open: Container[] = []
  let parts: JsonPart[] = []
  const bytes = createHeldBytes(() => {
    for (const container of open) {
      container.start = -1
    }
  })
  const string = createStringReader()
  let name = ''
  /** The part that is being read, and the depth around it. */
  let part: { start: number; depth: number; list: JsonList | null; isPart: boolean } | null = null
  let depth = 0
  let hasParts = false

  function beginItem(at: number, { list, name: listName }: Container): void {
    const isPart = PARTS.test(listName)
    if (!isPart) {
      bytes.release()
      hasParts = true
    }
    part = { start: bytes.hold(at), depth, list, isPart }
  }
  function endPart(at: number): void {
    if (part?.isPart === false) {
      parts.push({ bytes: bytes.take(part.start, at), list: part.list })
      bytes.release()
    }
    part = null
  }

  function openList(): void {
    depth = open.push(toList(open.at(-1), plainName(name)))
    hasParts ||= open.at(-1)?.list?.isNamed === true
  }
  function openObject(at: number): void {
    const parent = open.at(-1)
    if (parent?.isList === true) {
      beginItem(at, parent)
    } else {
      open.push({ isList: false, name: plainName(name), start: bytes.hold(at), list: null })
    }
    depth += 1
  }
  function closeContainer(at: number): void {
    const closed = open.pop()
    depth = Math.max(0, depth - 1)
    if (depth === 0 && closed?.isList === false && !hasParts) {
      parts.push({ bytes: bytes.take(closed.start, at + 1), list: null })
    }
    if (depth === 0) {
      bytes.release()
      hasParts = false
    }
  }

  /** An object outside of lists that has an ad's id or creative is an ad, whatever else it holds. */
  function readName(): void {
    name = string.text()
    const parent = open.at(-1)
    if (parent?.isList === false && (isAdId(name) || name === 'snapshot')) {
      open.pop()
      hasParts = true
      part = { start: parent.start, depth: depth - 1, list: null, isPart: false }
    }
  }
  /** An item of the file's own list that is no object is a part too, so that it is refused and not lost. */
  function beginScalar(at: number): void {
    if (part === null && depth === 1 && open[0]?.isList === true) {
      beginItem(at, open[0])
    }
  }

  function readInPart(byte: number, at: number, around: number): void {
    if (OPENING.has(byte)) {
      depth += 1
    } else if (depth === around && (byte === COMMA || CLOSING.has(byte))) {
      endPart(at)
      readByte(byte, at)
    } else if (CLOSING.has(byte)) {
      depth -= 1
      if (depth === around) {
        endPart(at + 1)
      }
    }
  }
  function readByte(byte: number, at: number): void {
    if (string.isOpen()) {
      string.read(byte)
    } else if (byte === QUOTE && depth > 0) {
      string.open()
      beginScalar(at)
    } else if (part !== null) {
      readInPart(byte, at, part.depth)
    } else if (CLOSING.has(byte)) {
      closeContainer(at)
    } else {
      readOutside(byte, at)
    }
  }
  function readOutside(byte: number, at: number): void {
    if (byte === OPENING_LIST) {
      openList()
    } else if (byte === OPENING_OBJECT) {
      openObject(at)
    } else if (byte === COLON) {
      readName()
    } else if (byte > 0x20 && byte !== COMMA) {
      beginScalar(at)
    }
  }

  return {
    /** @returns the parts that end in this chunk */
    push(chunk: Buffer): JsonPart[] {
      bytes.begin(chunk)
      parts = []
      for (let at = 0; at < chunk.length; at += 1) {
        readByte(chunk[at] ?? 0, at)
      }
      if (!bytes.keep() && part !== null) {
        part.start = -1
      }
      return parts
    },
    /** Whether all that was opened was closed. */
    isComplete: (): boolean => depth === 0,
  }
}

/** A list below another one, or below an object that has it under a name. */
function toList(parent: Container | undefined, name: string): Container {
  const ownName = parent?.isList === true ? parent.name : name
  const list = parent?.list ?? { isNamed: parent === undefined || WRAPPERS.has(ownName) }
  return { isList: true, name: ownName, start: -1, list }
}

/** Knows where a text of JSON ends, and how it begins. */
function createStringReader() {
  let isInside = false
  let isEscaped = false
  let start: number[] = []
  return {
    isOpen: (): boolean => isInside,
    open(): void {
      isInside = true
      start = []
    },
    read(byte: number): void {
      isInside = isEscaped || byte !== QUOTE
      isEscaped = !isEscaped && byte === BACKSLASH
      if (isInside && start.length < LONGEST_NAME) {
        start.push(byte)
      }
    },
    text: (): string => Buffer.from(start).toString('utf8'),
  }
}
