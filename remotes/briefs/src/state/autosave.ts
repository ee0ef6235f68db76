import { ApiError } from '@marquee/api-client/api-error'
import { retryDelayMs } from '@marquee/api-client/query-client'
import { createDraft, type Versioned } from './draft.ts'
import { createPauseTimer } from './pause-timer.ts'

export type SaveState<T> =
  | { kind: 'saved' }
  /** Changes wait for a pause in the typing. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Nothing is lost: the changes stay in the draft. */
  | { kind: 'failed'; error: Error; willRetry: boolean }
  /** Another user changed the same fields; saving continues after {@link Autosave.keepMine} or {@link Autosave.takeTheirs}. */
  | { kind: 'conflict'; theirs: Versioned<T>; fields: ReadonlyArray<keyof T> }

interface AutosaveSnapshot<T> {
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

export interface Autosave<T> {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => AutosaveSnapshot<T>
  /** Whether closing the page now would lose changes. */
  hasUnsaved: () => boolean
  change: (changes: Partial<T>) => void
  /** Saves the unsaved changes now. It resolves when the save has ended, successful or not, and never rejects. */
  flush: () => Promise<void>
  /** In a conflict: my changed fields win; every other field becomes theirs. */
  keepMine: () => Promise<void>
  /** In a conflict: their content replaces the draft. */
  takeTheirs: () => void
  /** A newer content was received. It replaces the draft if there are no changes that it could overwrite. */
  receive: (theirs: Versioned<T>) => void
  /** Stops the timers; unsaved changes stay unsaved. */
  stop: () => void
}

/**
 * Saves a draft while it is edited: after a pause, one save at a time, only the changed fields. After a failure that may pass
 * it tries again by itself (1 s, doubling up to 30 s). It knows nothing of React.
 */
export function createAutosave<T extends object>({ initial, save, load }: AutosaveOptions<T>): Autosave<T> {
  const draft = createDraft(initial)
  const timer = createPauseTimer(() => void saveNow())
  const listeners = new Set<() => void>()
  let state: SaveState<T> = { kind: 'saved' }
  let snapshot: AutosaveSnapshot<T> = { draft: initial.content, version: initial.version, state }
  let failures = 0
  let isWanted = false
  let running: Promise<void> | null = null

  function setState(next: SaveState<T>): void {
    state = next
    snapshot = { draft: draft.content(), version: draft.version(), state }
    listeners.forEach((listener) => listener())
  }

  function saveNow(): Promise<void> {
    timer.cancel()
    isWanted = true
    running ??= saveWhileWanted().finally(() => {
      running = null
    })
    return running
  }

  async function saveWhileWanted(): Promise<void> {
    while (isWanted && draft.isChanged() && state.kind !== 'conflict') {
      isWanted = false
      await saveOnce()
    }
    isWanted = false
  }

  async function saveOnce(): Promise<void> {
    const changes = draft.takeChanges()
    setState({ kind: 'saving' })
    try {
      succeed(await save(changes, draft.version()))
    } catch (error) {
      await handleFailure(asError(error), changes)
    }
  }

  function succeed(saved: Versioned<T>): void {
    draft.confirm(saved)
    failures = 0
    setState({ kind: draft.isChanged() ? 'waiting' : 'saved' })
  }

  async function handleFailure(error: Error, changes: Partial<T>): Promise<void> {
    try {
      const theirs = isVersionConflict(error) ? await load() : null
      if (theirs === null || theirs.version === draft.version()) {
        fail(error, changes)
      } else {
        merge(theirs, changes)
      }
    } catch (loadError) {
      fail(asError(loadError), changes)
    }
  }

  function merge(theirs: Versioned<T>, changes: Partial<T>): void {
    if (draft.isResultFor(changes, theirs)) {
      isWanted = true
      succeed(theirs)
      return
    }
    draft.giveBack(changes)
    const fields = draft.contestedFields(theirs.content)
    if (fields.length > 0) {
      setState({ kind: 'conflict', theirs, fields })
      return
    }
    // The other user changed other fields: both changes stay.
    draft.rebase(theirs)
    isWanted = true
    setState({ kind: 'waiting' })
  }

  function replaceBy(theirs: Versioned<T>): void {
    draft.replace(theirs)
    setState({ kind: 'saved' })
  }

  function fail(error: Error, changes: Partial<T>): void {
    draft.giveBack(changes)
    const willRetry = mayPass(error)
    if (willRetry) {
      timer.callIn(retryDelayMs(failures++, error))
    }
    setState({ kind: 'failed', error, willRetry })
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    hasUnsaved: () => draft.isChanged() || running !== null,
    change(changes) {
      draft.change(changes)
      setState(state.kind === 'saved' ? { kind: 'waiting' } : state)
      if (state.kind !== 'conflict') {
        timer.waitForPause()
      }
    },
    flush: saveNow,
    async keepMine() {
      if (state.kind === 'conflict') {
        draft.rebase(state.theirs)
        setState({ kind: 'waiting' })
        await saveNow()
      }
    },
    takeTheirs() {
      if (state.kind === 'conflict') {
        replaceBy(state.theirs)
      }
    },
    receive(theirs) {
      if (theirs.version > draft.version() && !draft.isChanged() && running === null) {
        replaceBy(theirs)
      }
    },
    stop: () => timer.cancel(),
  }
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
