/** Parameters that identify the campaign that brought a visitor, and contain no data about the visitor. */
const CAMPAIGN = /^(?:utm_\w+|ref_code|gclid|fbclid|ttclid)$/

/** An address without its secrets: the queries of links in our mails and of filters contain tokens, e-mail addresses and searches. */
export function publicAddress(address: string): string {
  if (!URL.canParse(address)) {
    return ''
  }
  const { origin, pathname, searchParams } = new URL(address)
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)))
  return origin + pathname + (campaign.size === 0 ? '' : `?${campaign}`)
}

/** Addresses in a text, absolute or as a path, that have a query or a fragment. */
const ADDRESS = /(?:https?:\/\/|(?<![^\s"'(=])\/)[^\s"'<>()?#]*[?#][^\s"'<>()]*/g

/** The same data without the secrets of the addresses in its texts. Data of other kinds than texts, lists and plain objects is kept. */
export function withPublicAddresses<Data>(data: Data): Data
export function withPublicAddresses(data: unknown): unknown {
  if (typeof data === 'string') {
    return data.replaceAll(ADDRESS, toPublicText)
  }
  if (Array.isArray(data)) {
    return data.map((item: unknown) => withPublicAddresses(item))
  }
  return data !== null && typeof data === 'object' && Object.getPrototypeOf(data) === Object.prototype
    ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withPublicAddresses<unknown>(value)]))
    : data
}

function toPublicText(address: string): string {
  const { origin } = location
  return address.startsWith('/') ? publicAddress(origin + address).slice(origin.length) : publicAddress(address)
}
