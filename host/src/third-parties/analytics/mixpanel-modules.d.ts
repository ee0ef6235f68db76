/** The SDK without recorder and targeting: the package has a declaration for it, but that refers to a missing file. */
declare module 'mixpanel-browser/dist/mixpanel-core.cjs.js' {
  import type { OverridedMixpanel } from 'mixpanel-browser'

  const mixpanel: OverridedMixpanel
  export default mixpanel
}

/** Registers the recorder where the SDK expects it. */
declare module 'mixpanel-browser/dist/mixpanel-recorder.js'
