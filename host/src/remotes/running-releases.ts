/** A package and its release. */
export interface RunningRelease {
  name: string
  release: string
}

/** Remote → the release that its pages were loaded from last. */
const loaded = new Map<string, string>()

/** Records the release that a page was loaded from. */
export function rememberLoaded({ name, release }: RunningRelease): void {
  loaded.set(name, release)
}

/** The release that a package's last page came from; null when none of its pages has been loaded. */
export function getLoadedRelease(name: string): RunningRelease | null {
  const release = loaded.get(name)
  return release === undefined ? null : { name, release }
}
