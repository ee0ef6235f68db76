import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { EXPOSED_MODULE } from '@marquee/federation/container'
import type { LiveRelease } from '@marquee/federation/registry'
import type { AssetLookup } from './asset-integrity.ts'
import { ScriptLoadError } from './remote-failure.ts'
import { TimeLimitError } from './with-timeout.ts'

/**
 * Loads the one exposed module of a remote's release with module federation's runtime. Each release is registered as a remote under its own
 * name, so that two releases can run in one page; a call after a failure continues with the files that have arrived.
 * @returns the exports of `remote-entry.ts`
 * @throws ScriptLoadError, TimeLimitError, and errors of the release's own code
 */
export async function loadExposedModule(
  { baseUrl, entry: { scripts }, globalName }: LiveRelease,
  assets: Pick<AssetLookup, 'getNextAddress'>,
): Promise<unknown> {
  const [file = ''] = scripts
  const address = baseUrl + file
  if (Reflect.get(window, globalName) === undefined) {
    // Registration is forced, because the runtime requests the script of a known remote only once.
    const entry = new URL(assets.getNextAddress(address), window.location.origin).href
    registerRemotes([{ name: globalName, entry, entryGlobalName: globalName, type: 'var' }], { force: true })
  }
  try {
    return await loadRemote(globalName + EXPOSED_MODULE.slice(1))
  } catch (error) {
    throw toFileError(error, address)
  }
}

/** The runtime reports only in the error message why a container's script did not run. */
function toFileError(error: unknown, address: string): unknown {
  if (!(error instanceof Error) || !error.message.includes('ScriptNetworkError')) {
    return error
  }
  return error.message.includes('timed out') ? new TimeLimitError() : new ScriptLoadError(address, error)
}
