/** Where the flags come from. */
export interface FlagSettings {
  /** An address without a slash at its end. */
  apiHost: string
  clientKey: string
}

/** Reads the hidden elements that the server wrote into the page; null: this page runs without flags [T-01]. */
export function readFlagSettings(page: Document): FlagSettings | null {
  const clientKey = toText(page, 'growthbook-client-key')
  const apiHost = toText(page, 'growthbook-api-host')
  return clientKey === '' || apiHost === '' ? null : { clientKey, apiHost: new URL(apiHost, page.baseURI).href }
}

function toText(page: Document, id: string): string {
  return page.getElementById(id)?.textContent.trim() ?? ''
}
