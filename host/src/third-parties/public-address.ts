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
