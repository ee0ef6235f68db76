import { isIP } from 'node:net'

/**
 * Reads an address of the public web, by http or https and without a password. A host that is an address itself is never looked
 * up, so it is checked here.
 * @param base what a relative address starts from
 * @returns null when it is not of the public web
 */
export function toPublicUrl(
  address: string | URL,
  isAllowedAddress: (address: string) => boolean,
  base?: URL,
): URL | null {
  if (!URL.canParse(String(address), base?.href)) {
    return null
  }
  const url = new URL(address, base)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && (isIP(host) === 0 || isAllowedAddress(host)) ? url : null
}
