import { findOrigin } from './error-reports.ts'
import { createGlobalGuard, protectFunction } from './global-guard.ts'
import { pageRegistry } from './page-registry.ts'
import { pageReports, pageWarnings } from './page-reports.ts'
import { releaseOfFile } from './releases-in.ts'
import { ReleaseWarning } from './release-reports.ts'
import type { RunningRelease } from './running-releases.ts'

/** What all code relies on, and no library has a reason to change. */
const restore = createGlobalGuard({
  Array,
  'Array.prototype': Array.prototype,
  JSON,
  'Map.prototype': Map.prototype,
  Math,
  'Node.prototype': Node.prototype,
  Object,
  'Object.prototype': Object.prototype,
  Promise,
  'Promise.prototype': Promise.prototype,
  Reflect,
  'Set.prototype': Set.prototype,
  'String.prototype': String.prototype,
})

/** Error reporting and other third parties wrap these. */
protectFunction(window, 'fetch', isRemote)
protectFunction(window.history, 'pushState', isRemote)
protectFunction(window.history, 'replaceState', isRemote)

// A script is checked as soon as it has run, before anybody relies on it. The event of an element does not bubble, but it can be captured.
document.addEventListener(
  'load',
  ({ target }) => {
    const origin = target instanceof HTMLScriptElement ? releaseOfFile(pageRegistry.releases(), target.src) : null
    if (origin !== null && origin.name !== 'host') {
      restoreGlobals(origin)
    }
  },
  true,
)

function isRemote(caller: Error): boolean {
  const origin = findOrigin(pageRegistry.releases(), caller)
  const isRefused = origin !== null && origin.name !== 'host'
  if (isRefused) {
    report(origin, 'tried to replace a function of the browser')
  }
  return isRefused
}

/** Gives functions of the language that were replaced their former value. @param suspect the release that is reported for it */
export function restoreGlobals(suspect: RunningRelease | null): void {
  const changed = restore()
  if (changed.length > 0 && suspect !== null) {
    report(suspect, `replaced ${changed.slice(0, 5).join(', ')}`)
  }
}

function report({ name, release }: RunningRelease, what: string): void {
  pageReports.addFailure({ name, release, phase: 'render', failure: 'broken' })
  pageWarnings.add(new ReleaseWarning('globals', `${name} ${what}. Nothing of it is left.`, { name, release }))
}
