import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { EXPOSED_MODULE } from '@marquee/federation/container'
import type { LiveRelease } from '@marquee/federation/registry'
import type { AssetLookup } from './asset-integrity.ts'
import { ScriptLoadError } from './remote-failure.ts'
import { TimeLimitError } from './with-timeout.ts'

/**
 * Loads the one exposed module of a remote's release with module federation's runtime. Each release is a remote under a name of its
 * own, so that two of them can live in one page; calling this again after a failure goes on from what has arrived.
 * @returns what `remote-entry.ts` exports
 * @throws ScriptLoadError, TimeLimitError, and what the release's own code throws
 */
export async function loadExposedModule(
  { baseUrl, entry: { scripts }, globalName }: LiveRelease,
  assets: Pick<AssetLookup, 'getNextAddress'>,
): Promise<unknown> {
  const [file = ''] = scripts
  const address = baseUrl + file
  if (Reflect.get(window, globalName) === undefined) {
    // Forced, because the runtime asks a remote that it knows only once for its script.
    const entry = new URL(assets.getNextAddress(address), window.location.origin).href
    registerRemotes([{ name: globalName, entry, entryGlobalName: globalName, type: 'var' }], { force: true })
  }
  try {
    return await loadRemote(globalName + EXPOSED_MODULE.slice(1))
  } catch (error) {
    throw toFileError(error, address)
  }
}

/** The runtime tells only in words why a container's script did not run. */
function toFileError(error: unknown, address: string): unknown {
  if (!(error instanceof Error) || !error.message.includes('ScriptNetworkError')) {
    return error
  }
  return error.message.includes('timed out') ? new TimeLimitError() : new ScriptLoadError(address, error)
}
