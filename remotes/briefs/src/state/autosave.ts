import { ApiError } from '@marquee/api-client/api-error'
import { retryDelayMs } from '@marquee/api-client/query-client'
import { isSameContent } from './same-content.ts'

export interface Versioned<T> {
  version: number
  content: T
}

export type SaveState<T> =
  | { kind: 'saved' }
  /** Changes wait for a pause in the typing. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Nothing is lost: the changes stay in the draft. */
  | { kind: 'failed'; error: Error; willRetry: boolean }
  /** Somebody else changed the same fields; saving goes on after {@link Autosave.keepMine} or {@link Autosave.takeTheirs}. */
  | { kind: 'conflict'; theirs: Versioned<T>; fields: ReadonlyArray<keyof T> }

export interface AutosaveSnapshot<T> {
  draft: T
  /** Of what is stored. */
  version: number
  state: SaveState<T>
}

interface AutosaveOptions<T> {
  initial: Versioned<T>
  /** Sends the changed fields, based on a version. A 409 `version_conflict` says that the version is not the stored one. */
  save: (changes: Partial<T>, version: number) => Promise<Versioned<T>>
  load: () => Promise<Versioned<T>>
}

/** A pause in the typing that is long enough to save. */
const DELAY_MS = 800
/** Somebody who types without a pause is saved this often. */
const LONGEST_WAIT_MS = 5000

export type Autosave<T extends object> = ReturnType<typeof createAutosave<T>>

/**
 * Saves a draft while it is edited: after a pause, one save at a time, only the changed fields. After a failure that may pass
 * it tries again by itself (1 s, doubling up to 30 s). It knows nothing of React.
 */
export function createAutosave<T extends object>({ initial, save, load }: AutosaveOptions<T>) {
  let base = initial
  let draft = initial.content
  let changed = new Set<keyof T>()
  let state: SaveState<T> = { kind: 'saved' }
  let snapshot: AutosaveSnapshot<T> = { draft, version: base.version, state }
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | undefined
  let failures = 0
  let isWanted = false
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    getSnapshot: () => snapshot,

    /** Whether something would be lost if the page closed now. */
    hasUnsaved: () => changed.size > 0 || running !== null,

    change(changes: Partial<T>): void {
      draft = { ...draft, ...changes }
      for (const key of keysOf(changes)) {
        changed.add(key)
      }
      if (state.kind === 'saved') {
        state = { kind: 'waiting' }
      }
      publish()
      if (state.kind !== 'conflict') {
        waitForPause()
      }
    },

    /** Saves what is not saved, now. It resolves when that has ended, well or not, and never rejects. */
    flush: saveNow,

    /** My changed fields win; every other field becomes theirs. */
    async keepMine(): Promise<void> {
      if (state.kind === 'conflict') {
        rebase(state.theirs)
        await saveNow()
      }
    },

    /** Their content replaces the draft. */
    takeTheirs(): void {
      if (state.kind === 'conflict') {
        changed = new Set()
        take(state.theirs)
      }
    },

    /** A newer content arrived by itself. It is taken when there is nothing that it could overwrite. */
    receive(theirs: Versioned<T>): void {
      if (theirs.version > base.version && changed.size === 0 && running === null) {
        take(theirs)
      }
    },

    /** Ends the waiting; what is not saved stays so. */
    stop: cancelTimer,
  }

  function waitForPause(): void {
    const now = Date.now()
    waitingSince ??= now
    startTimer(Math.max(0, Math.min(DELAY_MS, waitingSince + LONGEST_WAIT_MS - now)))
  }

  function startTimer(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), delayMs)
  }

  function cancelTimer(): void {
    clearTimeout(timer)
    waitingSince = undefined
  }

  function saveNow(): Promise<void> {
    cancelTimer()
    isWanted = true
    running ??= saveWhileWanted().finally(() => {
      running = null
    })
    return running
  }

  async function saveWhileWanted(): Promise<void> {
    while (isWanted && changed.size > 0 && state.kind !== 'conflict') {
      isWanted = false
      await saveOnce()
    }
    isWanted = false
  }

  async function saveOnce(): Promise<void> {
    const changes = changesOf(changed)
    changed = new Set()
    setState({ kind: 'saving' })
    try {
      succeed(await save(changes, base.version))
    } catch (error) {
      await handleFailure(asError(error), changes)
    }
  }

  async function handleFailure(error: Error, changes: Partial<T>): Promise<void> {
    if (!isVersionConflict(error)) {
      fail(error, changes)
      return
    }
    try {
      handleConflict(error, await load(), changes)
    } catch (loadError) {
      fail(asError(loadError), changes)
    }
  }

  function handleConflict(conflict: Error, theirs: Versioned<T>, changes: Partial<T>): void {
    if (theirs.version === base.version) {
      fail(conflict, changes)
      return
    }
    // The answer to an earlier try of this very save was lost on the way: what is stored is ours.
    const isOurs = keysOf(changes).every((key) => isSameContent(theirs.content[key], changes[key]))
    if (theirs.version === base.version + 1 && isOurs) {
      isWanted = true
      succeed(theirs)
      return
    }
    restore(changes)
    const fields = [...changed].filter((key) => isContested(key, theirs.content))
    if (fields.length > 0) {
      setState({ kind: 'conflict', theirs, fields })
      return
    }
    // They changed other fields than I did: both stay.
    rebase(theirs)
    isWanted = true
  }

  function isContested(key: keyof T, theirs: T): boolean {
    return !isSameContent(theirs[key], base.content[key]) && !isSameContent(theirs[key], draft[key])
  }

  function rebase(theirs: Versioned<T>): void {
    base = theirs
    draft = { ...theirs.content, ...changesOf(changed) }
    setState({ kind: 'waiting' })
  }

  function succeed(saved: Versioned<T>): void {
    base = saved
    failures = 0
    setState({ kind: changed.size === 0 ? 'saved' : 'waiting' })
  }

  function fail(error: Error, changes: Partial<T>): void {
    restore(changes)
    const willRetry = mayPass(error)
    if (willRetry) {
      startTimer(retryDelayMs(failures))
      failures += 1
    }
    setState({ kind: 'failed', error, willRetry })
  }

  function restore(changes: Partial<T>): void {
    changed = new Set([...keysOf(changes), ...changed])
  }

  function take(theirs: Versioned<T>): void {
    base = theirs
    draft = theirs.content
    setState({ kind: 'saved' })
  }

  function changesOf(keys: ReadonlySet<keyof T>): Partial<T> {
    const changes: Partial<T> = {}
    for (const key of keys) {
      changes[key] = draft[key]
    }
    return changes
  }

  function setState(next: SaveState<T>): void {
    state = next
    publish()
  }

  function publish(): void {
    snapshot = { draft, version: base.version, state }
    for (const listener of listeners) {
      listener()
    }
  }
}

function keysOf<T extends object>(value: T): Array<keyof T> {
  // TypeScript widens the keys to string because a value may carry more than its type says; ours are built from T.
  return Object.keys(value) as Array<keyof T>
}

function isVersionConflict(error: Error): boolean {
  return error instanceof ApiError && error.code === 'version_conflict'
}

/** Whether the same save may succeed later: no answer, a server in trouble, too many requests. */
function mayPass(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.status === 429
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
