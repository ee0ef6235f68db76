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

/** Meta's pixel, started as by its own snippet but without automatic page views: the host reports them [T-08]. */
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

/** A queue that collects commands until Meta's script is loaded and takes them over. */
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
