// Webpack loader of development builds: lets React exchange the components of a changed module and keep their state. The
// runtime is there where `refresh-runtime.mjs` has run before React; elsewhere this code does nothing.
const USES = /\$Refresh(?:Reg|Sig)\$\(/

// oxlint-disable-next-line import/no-default-export -- webpack takes the default export
export default function refreshLoader(source, sourceMap) {
  const text = USES.test(source) ? before(this.resourcePath) + source + AFTER : source
  this.callback(null, text, sourceMap)
}

/** On one line, so that source maps stay right but for the first line. */
function before(file) {
  return [
    'var __refresh = window.__marqueeRefresh;',
    `var $RefreshReg$ = (type, id) => __refresh?.register(type, ${JSON.stringify(file)} + ' ' + id);`,
    'var $RefreshSig$ = () => __refresh?.createSignatureFunctionForTransform() ?? ((type) => type);',
  ].join(' ')
}

/** A module that exports components only is exchanged by itself; for every other one the page is loaded anew. */
const AFTER = `
if (import.meta.webpackHot && __refresh?.holdsComponentsOnly(__webpack_module__.exports)) {
  import.meta.webpackHot.accept()
  __refresh.refreshSoon()
}
`
