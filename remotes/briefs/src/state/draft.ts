export interface Versioned<T> {
  version: number
  content: T
}

/** The typed content, beside the stored content, and the fields in which they differ. */
export function createDraft<T extends object>(initial: Versioned<T>) {
  let stored = initial
  let content = initial.content
  let changed = new Set<keyof T>()

  function changes(): Partial<T> {
    const named: Partial<T> = {}
    for (const key of changed) {
      named[key] = content[key]
    }
    return named
  }

  return {
    content: () => content,
    version: () => stored.version,
    isChanged: () => changed.size > 0,

    change(next: Partial<T>): void {
      content = { ...content, ...next }
      for (const key of listKeys(next)) {
        changed.add(key)
      }
    },

    /** Hands the changed fields to a save; until {@link giveBack} they do not count as changed. */
    takeChanges(): Partial<T> {
      const taken = changes()
      changed = new Set()
      return taken
    },

    /** The save failed: its fields are changed again. Values that were typed since then stay. */
    giveBack(taken: Partial<T>): void {
      changed = new Set([...listKeys(taken), ...changed])
    },

    /** The changed fields are stored; what the server trimmed stays as it was typed. */
    confirm(saved: Versioned<T>): void {
      stored = saved
    },

    /** Their content, with my changed fields on top. */
    rebase(theirs: Versioned<T>): void {
      content = { ...theirs.content, ...changes() }
      stored = theirs
    },

    /** Their content, without mine. */
    replace(theirs: Versioned<T>): void {
      changed = new Set()
      content = theirs.content
      stored = theirs
    },

    /** The changed fields that the other user changed too, to another value. */
    contestedFields(theirs: T): Array<keyof T> {
      return [...changed].filter(
        (key) => !isSameContent(theirs[key], stored.content[key]) && !isSameContent(theirs[key], content[key]),
      )
    },

    /** Whether theirs is what this save would have stored: its answer was lost on the way. */
    isResultFor(taken: Partial<T>, theirs: Versioned<T>): boolean {
      return (
        theirs.version === stored.version + 1 &&
        listKeys(taken).every((key) => isSameContent(theirs.content[key], taken[key]))
      )
    },
  }
}

function listKeys<T extends object>(value: T): Array<keyof T> {
  // TypeScript widens the keys to string because a value may carry more than its type says; ours are built from T.
  return Object.keys(value) as Array<keyof T>
}

/**
 * Whether two contents mean the same. The server trims texts, so surrounding white space does not count;
 * neither does the order of an object's keys.
 */
function isSameContent(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') {
    return left.trim() === right.trim()
  }
  if (!isObject(left) || !isObject(right)) {
    return left === right
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return Array.isArray(left) === Array.isArray(right) && [...keys].every((key) => isSameContent(left[key], right[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
