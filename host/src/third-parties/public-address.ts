/** Parameters that say which campaign brought a visitor, and nothing of the visitor. */
const CAMPAIGN = /^(?:utm_\w+|ref_code|gclid|fbclid|ttclid)$/

/** An address without its secrets: links in our mails and filters carry tokens, e-mail addresses and searches in the query. */
export function publicAddress(address: string): string {
  if (!URL.canParse(address)) {
    return ''
  }
  const { origin, pathname, searchParams } = new URL(address)
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)))
  return origin + pathname + (campaign.size === 0 ? '' : `?${campaign}`)
}
