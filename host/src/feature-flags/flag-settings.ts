/** The server of the feature flags. */
export interface FlagSettings {
  /** An address without a slash at the end. */
  apiHost: string
  clientKey: string
  /** Our own server takes the place of a GrowthBook host. */
  isOwn: boolean
}

/** Reads the hidden elements that the server wrote into the page; null: this page has no flags [T-01]. */
export function readFlagSettings(page: Document): FlagSettings | null {
  const clientKey = toText(page, 'growthbook-client-key')
  const apiHost = toText(page, 'growthbook-api-host')
  return clientKey === '' || apiHost === ''
    ? null
    : { clientKey, apiHost: new URL(apiHost, page.baseURI).href, isOwn: apiHost.startsWith('/') }
}

function toText(page: Document, id: string): string {
  return page.getElementById(id)?.textContent.trim() ?? ''
}
