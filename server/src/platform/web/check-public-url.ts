import { isIP } from 'node:net'
import { resolvePublicly, type WebAccess } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

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

/**
 * Whether an address leads to the public web as things stand now, for the moment in which somebody names it. A name that cannot be
 * looked up passes: connections check again what it leads to then.
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
