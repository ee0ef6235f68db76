import { EXPOSED_MODULE } from '@marquee/federation/container'
import type { LiveRelease } from '@marquee/federation/registry'
import type { AssetLookup } from './asset-integrity.ts'
import { loadScript } from './load-script.ts'

/** What a script that webpack's ContainerPlugin has built leaves behind. */
interface Container {
  /** Gives it the host's shared modules; once, and before anything else. */
  init: (shareScope: object) => unknown
  /** @returns runs the module. @throws Error when a file of it did not come, or when there is no such module */
  get: (module: string) => Promise<() => unknown>
}

/**
 * Loads the one exposed module of a remote's release. Each release has a container under a name of its own, so that two of
 * them can live in one page; calling this again starts the container anew.
 * @param shareScope gives the modules that the host provides
 * @returns what `remote-entry.ts` exports
 * @throws ScriptLoadError, TimeLimitError, and what the release's own code throws
 */
export async function loadExposedModule(
  { baseUrl, entry, globalName }: LiveRelease,
  assets: AssetLookup,
  shareScope: () => object,
): Promise<unknown> {
  const [file = ''] = entry.scripts
  if (globalName in window) {
    // So that a script which throws is not taken for the one before.
    Reflect.set(window, globalName, undefined)
  }
  await loadScript(baseUrl + file, assets)
  const container: unknown = Reflect.get(window, globalName)
  if (!isContainer(container)) {
    throw new Error(`${baseUrl}${file} has left no container.`)
  }
  await container.init(shareScope())
  const runModule = await container.get(EXPOSED_MODULE)
  return runModule()
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}
