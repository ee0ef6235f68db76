import { isIP } from 'node:net'
import { resolvePublicly, type WebAccess } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Parses an address of the public web, with http or https and without a password. A host that is itself an IP address is never
 * looked up, so it is checked here.
 * @param base the address that a relative address is resolved against
 * @returns null when it is not an address of the public web
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

/**
 * Whether an address currently leads to the public web, for the moment in which a user enters it. A host name that cannot be
 * looked up is accepted: each connection checks the addresses of the name again.
 */
export async function isOfPublicWeb(
  address: string,
  { isAllowedAddress = isPublicAddress, resolve = resolvePublicly }: WebAccess = {},
): Promise<boolean> {
  const url = toPublicUrl(address, isAllowedAddress)
  if (url === null) {
    return false
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) === 0 ? await resolve(host).catch(() => []) : []
  return found.every((one) => isAllowedAddress(one.address))
}
