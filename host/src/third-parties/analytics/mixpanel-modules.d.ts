/** The SDK without recorder and targeting: the package has a declaration for it, but that points to a file that is not there. */
declare module 'mixpanel-browser/dist/mixpanel-core.cjs.js' {
  import type { OverridedMixpanel } from 'mixpanel-browser'

  const mixpanel: OverridedMixpanel
  export default mixpanel
}

/** Puts the recorder where the SDK looks for it. */
declare module 'mixpanel-browser/dist/mixpanel-recorder.js'
