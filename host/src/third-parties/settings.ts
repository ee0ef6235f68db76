/** The third parties that the server has switched on. Null means that one is not configured. */
export interface ThirdPartySettings {
  mixpanel: { token: string; apiHost: string; recordingPercent: number } | null
  sentry: { dsn: string; environment: string } | null
  chat: ForeignScript | null
  metaPixel: ForeignScript | null
  tiktokPixel: ForeignScript | null
  trackingScriptUrl: string | null
}

export interface ForeignScript {
  id: string
  scriptUrl: string
}

/** Reads the hidden elements of the page [T-05, T-06]. Their ids are those of `server/src/modules/operations/pages/third-parties.ts`. */
export function readSettings(page: Document): ThirdPartySettings {
  function read(id: string): string | null {
    const text = page.getElementById(id)?.textContent.trim() ?? ''
    return text === '' ? null : text
  }

  function readScript(vendor: string): ForeignScript | null {
    const id = read(`${vendor}-id`)
    const scriptUrl = read(`${vendor}-script-url`)
    return id === null || scriptUrl === null ? null : { id, scriptUrl }
  }

  const token = read('mixpanel-token')
  const apiHost = read('mixpanel-api-host')
  const dsn = read('sentry-dsn')
  return {
    mixpanel:
      token === null || apiHost === null
        ? null
        : { token, apiHost, recordingPercent: Number(read('mixpanel-recording-percent') ?? 0) },
    sentry: dsn === null ? null : { dsn, environment: read('app-environment') ?? 'unknown' },
    chat: readScript('chat'),
    metaPixel: readScript('meta-pixel'),
    tiktokPixel: readScript('tiktok-pixel'),
    trackingScriptUrl: read('tracking-script-url'),
  }
}

/** Whether a configured third party needs the user's consent: usage analytics, replay, pixels or the tracking script. */
export function needsConsent(settings: ThirdPartySettings): boolean {
  const { mixpanel, sentry, metaPixel, tiktokPixel, trackingScriptUrl } = settings
  return [mixpanel, sentry, metaPixel, tiktokPixel, trackingScriptUrl].some((party) => party !== null)
}
