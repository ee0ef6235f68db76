import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import { ASSET_INTEGRITY_GLOBAL, REFUSED_INTEGRITY } from './asset-integrity.ts'
import { getTimeLimit } from './time-limits.ts'

/** The global name under which remotes find the host's copy of the runtime (`experiments.externalRuntime`). */
const RUNTIME_CORE_GLOBAL = '_FEDERATION_RUNTIME_CORE'

/**
 * The product's rules for module federation's runtime. The plugin is registered before the host's instance is created, and also applies to
 * the instances of the remotes: a container loads with its integrity and within a time limit, and a shared module that did not arrive can
 * be requested again.
 */
// oxlint-disable-next-line import/no-default-export -- module federation takes the default export
export default function createRuntimePlugin(): ModuleFederationRuntimePlugin {
  Object.assign(window, { [RUNTIME_CORE_GLOBAL]: runtimeCore })
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'marquee',

    createScript({ url }) {
      const script = document.createElement('script')
      script.src = url
      script.integrity = getIntegrity(url)
      return { script, timeout: getTimeLimit(url) }
    },

    errorLoadShare({ pkgName, shareScopeMap }) {
      // The runtime keeps the promise of the failed attempt, and would return it for every later request.
      for (const versions of Object.values(shareScopeMap).map((scope) => scope[pkgName] ?? {})) {
        for (const shared of Object.values(versions).filter(({ loaded }) => loaded !== true)) {
          shared.loading = null
        }
      }
    },
  }
  registerGlobalPlugins([plugin])
  return plugin
}

/** Without the host's lookup no script may run: the browser refuses a script whose hash differs from this one. */
function getIntegrity(url: string): string {
  const findIntegrity: unknown = Reflect.get(window, ASSET_INTEGRITY_GLOBAL)
  const integrity: unknown = typeof findIntegrity === 'function' ? findIntegrity(url) : null
  return typeof integrity === 'string' ? integrity : REFUSED_INTEGRITY
}
