import { releaseAt } from '../navigation/release-at.ts'
import { pageRegistry } from '../remotes/page-registry.ts'
import { type CompositionStamp, toStamp } from '../remotes/release-stamp.ts'

/** The composition stamp of the current page, with the package that shows it and that package's release. */
export function stampOfPage(): CompositionStamp & { remote: string; remote_release: string } {
  const registry = pageRegistry.read()
  const { name, release } = releaseAt(window.location.pathname) ?? registry.host
  return { remote: name, remote_release: release, ...toStamp(registry) }
}
