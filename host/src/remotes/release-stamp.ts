import type { Registry } from '@marquee/federation/registry'
import { pageRegistry } from './page-registry.ts'
import { releaseAt } from './running-releases.ts'

/** What says of an event or an error which composition of releases it comes from. */
interface CompositionStamp {
  registry_generation: number
  /** Whether this tab was asked to run other releases than everybody has. */
  is_preview: boolean
}

export function stampOf({ generation, overrides }: Registry): CompositionStamp {
  return { registry_generation: generation, is_preview: Object.keys(overrides).length > 0 }
}

/** The stamp of the page on the screen, with the package that shows it and its release. */
export function stampOfPage(): CompositionStamp & { remote: string; remote_release: string } {
  const registry = pageRegistry.read()
  const { name, release } = releaseAt(window.location.pathname) ?? registry.host
  return { remote: name, remote_release: release, ...stampOf(registry) }
}
