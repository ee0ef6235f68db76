// The first thing that a development build of the host, or of a remote alone, runs: React looks for it when it starts.
import runtime from 'react-refresh/runtime'

runtime.injectIntoGlobalHook(window)

let timer

/** What the code of `refresh-loader.mjs` calls. */
window.__marqueeRefresh = {
  register: runtime.register,
  createSignatureFunctionForTransform: runtime.createSignatureFunctionForTransform,
  holdsComponentsOnly(exported) {
    const values = Object.values(exported)
    return values.length > 0 && values.every((value) => runtime.isLikelyComponentType(value))
  },
  /** After all modules of an update have run. */
  refreshSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => runtime.performReactRefresh(), 30)
  },
}
