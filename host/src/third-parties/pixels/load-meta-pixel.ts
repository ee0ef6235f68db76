import { loadScript } from '../load-script.ts'
import type { ForeignScript } from '../settings.ts'
import type { ThirdParty } from '../third-party.ts'

interface MetaPixel {
  (...command: unknown[]): void
  queue: unknown[][]
  callMethod?: (...command: unknown[]) => void
  push: (...command: unknown[]) => void
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: MetaPixel
    _fbq?: MetaPixel
  }
}

/** Meta's pixel, as its own snippet starts it, but for page views: the host says when there is one [T-08]. */
export function loadMetaPixel({ id, scriptUrl }: ForeignScript): ThirdParty {
  const pixel = createPixel()
  window.fbq = pixel
  window._fbq = pixel
  pixel('init', id)
  loadScript(scriptUrl)
  return {
    viewPage: () => pixel('track', 'PageView'),
    pause: () => pixel('consent', 'revoke'),
    resume: () => pixel('consent', 'grant'),
  }
}

/** A queue until Meta's script comes and takes the commands over. */
function createPixel(): MetaPixel {
  const queue: unknown[][] = []
  function pixel(...command: unknown[]): void {
    if (state.callMethod === undefined) {
      queue.push(command)
    } else {
      state.callMethod(...command)
    }
  }
  const state: MetaPixel = Object.assign(pixel, {
    queue,
    push: pixel,
    loaded: true,
    version: '2.0',
    disablePushState: true,
  })
  return state
}
