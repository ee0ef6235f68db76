import type { RunningRelease } from './running-releases.ts'

const PREFIX = 'marquee-start:'
const BEAT_MS = 1000
/** A tab that works writes at least this often, also in the background. */
const SILENCE_MS = 5000
/** After this time the release may try again. */
const KEPT_MS = 60 * 60_000
/** A start that is neither shown nor failed by now was given up: the user is elsewhere. */
const LONGEST_START_MS = 30_000

/** The parts of the browser that the watch uses. Storage may be blocked. */
interface Browser {
  storage: () => Storage
  now: () => number
}

/**
 * Notes in the browser's storage which releases are starting. A tab that a release freezes can report nothing, and cannot remove its note:
 * the next page of this browser finds a note that nobody has renewed, and keeps the release from running again for an hour.
 */
export function createStartWatch({ storage, now }: Browser) {
  /** Note → the starts that it stands for. */
  const running = new Map<string, number>()
  const frozen = readFrozen()
  let timer: ReturnType<typeof setInterval> | undefined

  /** The notes that no tab renews. */
  function readFrozen(): Set<string> {
    const found = new Set<string>()
    stored((notes) => {
      for (const note of Object.keys(notes).filter((key) => key.startsWith(PREFIX))) {
        const age = now() - Number(notes.getItem(note))
        if (age > KEPT_MS) {
          notes.removeItem(note)
        } else if (age > SILENCE_MS) {
          found.add(note)
        }
      }
    })
    return found
  }

  function stored(work: (notes: Storage) => void): void {
    try {
      work(storage())
    } catch {
      // Storage is blocked or full: a freeze is not remembered.
    }
  }

  function beat(): void {
    stored((notes) => running.forEach((_, note) => notes.setItem(note, String(now()))))
  }

  function forget(note: string): void {
    running.delete(note)
    stored((notes) => notes.removeItem(note))
    if (running.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }

  return {
    /** Whether a tab of this browser froze while the release started. */
    isFrozen: (release: RunningRelease): boolean => frozen.has(toNote(release)),

    /** Lets the releases of a remote run again, because the user asks for it. */
    allow(name: string): void {
      for (const note of frozen) {
        if (note.startsWith(`${PREFIX}${name}:`)) {
          frozen.delete(note)
        }
      }
    },

    /** Must be called before code of the release runs. @returns a function that ends the start, whatever became of it */
    begin(release: RunningRelease): () => void {
      const note = toNote(release)
      running.set(note, (running.get(note) ?? 0) + 1)
      timer ??= setInterval(beat, BEAT_MS)
      beat()
      const limit = setTimeout(end, LONGEST_START_MS)
      let hasEnded = false
      function end(): void {
        const others = (running.get(note) ?? 1) - 1
        if (!hasEnded && others === 0) {
          forget(note)
        } else if (!hasEnded) {
          running.set(note, others)
        }
        hasEnded = true
        clearTimeout(limit)
      }
      return end
    },

    /** Must be called when the page is left: its starts are over. */
    leave: (): void => [...running.keys()].forEach(forget),
  }
}

function toNote({ name, release }: RunningRelease): string {
  return `${PREFIX}${name}:${release}`
}
