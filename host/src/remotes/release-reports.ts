import { MAX_RELEASE_REPORTS, type ReleaseReport } from '@marquee/contract/release-health'
import type { RunningRelease } from './running-releases.ts'

/** What is noticed within this time goes out together. */
const BATCH_MS = 5000
/** A page that fails more often than that has said enough. */
const MAX_REPORTS = 100
/** Longer than anybody waits gladly: somebody has to look at it. */
const SLOW_MS = 8000

/** Something about a release that somebody has to look at, though the page works: told to error reporting only. */
export class ReleaseWarning extends Error {
  override readonly name = 'ReleaseWarning'
  readonly kind: 'slow' | 'policy'
  readonly origin: RunningRelease | null

  constructor(kind: ReleaseWarning['kind'], message: string, origin: RunningRelease | null) {
    super(message)
    this.kind = kind
    this.origin = origin
  }
}

interface ReportParts {
  /** Hands reports to the browser, which sends them also when the page is closed. False: it takes no more for now. */
  send: (reports: ReleaseReport[]) => boolean
  /** Whether this page was asked to run a preview of the package. */
  isOverridden: (name: string) => boolean
  /** Tells error reporting. */
  warn: (warning: ReleaseWarning) => void
}

interface Load {
  name: string
  release: string | null
  page: string
  milliseconds: number
}

interface Failure {
  name: string
  release: string | null
  phase: ReleaseReport['phase']
  failure: Extract<ReleaseReport, { outcome: 'failed' }>['failure']
}

/**
 * What became of the releases that this page loads, for the page Releases and the canaries. Reports go out in batches, a few
 * seconds later and when the page is left; nothing waits for them, and what cannot be sent is dropped.
 */
export function createReleaseReports({ send, isOverridden, warn }: ReportParts) {
  /** A page of a release is loaded once, and shown from memory after that: only the first time says something. */
  const counted = new Set<string>()
  /** Releases that hung: the page, its slots and its panel all wait for the same file. */
  const hung = new Set<string>()
  let waitedMs = 0
  let waiting: ReleaseReport[] = []
  let total = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function add(report: ReleaseReport): void {
    if (total < MAX_REPORTS) {
      total += 1
      waiting.push(report)
      timer ??= setTimeout(flush, BATCH_MS)
    }
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      if (!send(waiting.slice(0, MAX_RELEASE_REPORTS))) {
        return
      }
      waiting = waiting.slice(MAX_RELEASE_REPORTS)
    }
  }

  return {
    flush,

    /** The code of a page was loaded; the first time counts. */
    addLoad({ name, release, page, milliseconds }: Load): void {
      const key = `${name} ${release} ${page}`
      if (release !== null && !counted.has(key)) {
        counted.add(key)
        const load_ms = Math.min(Math.max(milliseconds, 0), 600_000)
        add({ remote: name, release, phase: 'page', outcome: 'loaded', load_ms, is_override: isOverridden(name) })
        if (load_ms > SLOW_MS) {
          const message = `The page ${page} of ${name} took ${Math.round(load_ms / 1000)} seconds to load.`
          warn(new ReleaseWarning('slow', message, { name, release }))
        }
      }
    },

    /** A page of a remote was waited for so long, whether it came or not. */
    addWait(milliseconds: number): void {
      waitedMs += milliseconds
    },
    /** How long pages of remotes were waited for: no part of the host's own load time. */
    waitedMs: (): number => waitedMs,

    /** A release did not come, did not start, or threw on the screen; a hang of a release counts once. */
    addFailure({ name, release, phase, failure }: Failure): void {
      const isKnown = failure === 'timeout' && hung.has(`${name} ${release}`)
      if (failure === 'timeout') {
        hung.add(`${name} ${release}`)
      }
      if (release !== null && !isKnown) {
        add({ remote: name, release, phase, outcome: 'failed', failure, is_override: isOverridden(name) })
      }
    },
  }
}

export type ReleaseReports = ReturnType<typeof createReleaseReports>
