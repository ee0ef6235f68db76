import { MAX_RELEASE_REPORTS, type ReleaseReport } from '@marquee/contract/release-health'
import type { RunningRelease } from './running-releases.ts'

/** Reports within this time are sent together. */
const BATCH_MS = 5000
/** A page reports at most this number of events. */
const MAX_REPORTS = 100
/** A longer loading time is unacceptable to users and causes a warning. */
const SLOW_MS = 8000

/** A problem of a release that has to be examined, although the page works: it is sent to error reporting only. */
export class ReleaseWarning extends Error {
  override readonly name = 'ReleaseWarning'
  readonly kind: 'slow' | 'policy' | 'globals'
  readonly origin: RunningRelease | null

  constructor(kind: ReleaseWarning['kind'], message: string, origin: RunningRelease | null) {
    super(message)
    this.kind = kind
    this.origin = origin
  }
}

interface ReportParts {
  /** Passes reports to the browser, which sends them even when the page is closed. False: the browser accepts no more for now. */
  send: (reports: ReleaseReport[]) => boolean
  /** Whether this page was asked to run a preview of the package. */
  isOverridden: (name: string) => boolean
  /** Sends a warning to error reporting. */
  warn: (warning: ReleaseWarning) => void
}

interface Render {
  name: string
  release: string | null
  page: string
}

interface Load extends Render {
  milliseconds: number
}

interface Failure {
  name: string
  release: string | null
  phase: ReleaseReport['phase']
  failure: Extract<ReleaseReport, { outcome: 'failed' }>['failure']
}

/**
 * Reports the outcomes of the releases that this page loads, for the page Releases and the canaries. Reports are sent in batches, a few
 * seconds later and when the page is left; no other code waits for them, and reports that cannot be sent are dropped.
 */
export function createReleaseReports({ send, isOverridden, warn }: ReportParts) {
  /** A page of a release is loaded once and then shown from memory: only the first load and the first render are reported. */
  const counted = new Set<string>()
  /** Releases that hung: the page, its slots and its panel all wait for the same file, so the release is reported once. */
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

  /** @returns whether it is the first of its kind for this page of a release */
  function isFirst(kind: 'load' | 'render', { name, release, page }: Render): boolean {
    const key = `${kind} ${name} ${release} ${page}`
    const isNew = !counted.has(key)
    counted.add(key)
    return isNew
  }

  return {
    flush,

    /** Reports that the code of a page was loaded; only the first load counts. */
    addLoad({ milliseconds, ...loaded }: Load): void {
      const { name, release, page } = loaded
      if (release !== null && isFirst('load', loaded)) {
        const load_ms = Math.min(Math.max(milliseconds, 0), 600_000)
        add({ remote: name, release, phase: 'page', outcome: 'loaded', load_ms, is_override: isOverridden(name) })
        if (load_ms > SLOW_MS) {
          const message = `The page ${page} of ${name} took ${Math.round(load_ms / 1000)} seconds to load.`
          warn(new ReleaseWarning('slow', message, { name, release }))
        }
      }
    },

    /** Reports that a page was shown; only its first render counts. */
    addRender(rendered: Render): void {
      const { name, release } = rendered
      if (release !== null && isFirst('render', rendered)) {
        add({ remote: name, release, phase: 'render', outcome: 'rendered', is_override: isOverridden(name) })
      }
    },

    /** Adds the time that the user waited for a page of a remote, whether it loaded or not. */
    addWait(milliseconds: number): void {
      waitedMs += milliseconds
    },
    /** The total time of waiting for pages of remotes, which is not part of the host's own load time. */
    waitedMs: (): number => waitedMs,

    /** Reports that a release did not load, did not start, or threw while it rendered; a release that hangs is reported once. */
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
