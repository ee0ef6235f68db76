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
      restoreAfter(origin)
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

/** For code of a release that has just run: functions of the language get their former value, and the release counts as failed. */
export function restoreAfter(release: RunningRelease): void {
  const changed = restore()
  if (changed.length > 0) {
    report(release, `replaced ${changed.slice(0, 5).join(', ')}`)
  }
}

/** For any other moment: the code of the shown page may have replaced them, but so may that of a third party. */
export function restoreLater(shown: RunningRelease | null): void {
  const changed = restore()
  if (changed.length > 0) {
    warn(shown, `${changed.slice(0, 5).join(', ')} was replaced`)
  }
}

function report(release: RunningRelease, what: string): void {
  pageReports.addFailure({ name: release.name, release: release.release, phase: 'render', failure: 'broken' })
  warn(release, `${release.name} ${what}`)
}

function warn(origin: RunningRelease | null, what: string): void {
  pageWarnings.add(new ReleaseWarning('globals', `${what}. It works as before again.`, origin))
}
