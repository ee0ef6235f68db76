import { loadScript } from '../load-script.ts'
import type { ForeignScript } from '../settings.ts'
import type { ThirdParty } from '../third-party.ts'

const METHODS = [
  'page',
  'track',
  'identify',
  'ready',
  'enableCookie',
  'disableCookie',
  'revokeConsent',
  'grantConsent',
] as const

type Command = (...parameters: unknown[]) => void

/** An array of commands with a method for each, which TikTok's script takes over. */
type TikTokPixel = unknown[] &
  Partial<Record<(typeof METHODS)[number], Command>> & {
    _i?: Record<string, unknown>
    _t?: Record<string, number>
    _o?: Record<string, unknown>
  }

declare global {
  interface Window {
    TiktokAnalyticsObject?: string
    ttq?: TikTokPixel
  }
}

/** TikTok's pixel, started as by its own snippet [T-08]. */
export function loadTiktokPixel({ id, scriptUrl }: ForeignScript): ThirdParty {
  window.TiktokAnalyticsObject = 'ttq'
  window.ttq = createQueue(id, scriptUrl)
  const address = new URL(scriptUrl)
  address.searchParams.set('sdkid', id)
  address.searchParams.set('lib', 'ttq')
  loadScript(address.href)
  // The script may replace the queue by another object.
  return {
    viewPage: () => window.ttq?.page?.(),
    pause: () => window.ttq?.revokeConsent?.(),
    resume: () => window.ttq?.grantConsent?.(),
  }
}

function createQueue(id: string, scriptUrl: string): TikTokPixel {
  const queue: TikTokPixel = []
  for (const method of METHODS) {
    queue[method] = (...parameters) => void queue.push([method, ...parameters])
  }
  queue._i = { [id]: Object.assign([], { _u: scriptUrl }) }
  queue._t = { [id]: Date.now() }
  queue._o = { [id]: {} }
  return queue
}
