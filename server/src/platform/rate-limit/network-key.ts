import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** The holder of one IPv6 address has all 2^64 addresses of its network (RFC 6177), so they all count as one. */
const IPV6_NETWORK_BITS = 64

/** The key under which requests of one network address are counted: an IPv4 address, or the network of an IPv6 address. */
export function toNetworkKey(ipAddress: string): string {
  if (!ipaddr.isValid(ipAddress)) {
    return ipAddress
  }
  const address = ipaddr.process(ipAddress)
  return address instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${IPV6_NETWORK_BITS}`).toString()
    : address.toString()
}

/**
 * The stored form of a user's network address, for comparing it with another user's: a keyed hash, from which the address cannot
 * be recovered without the key.
 * @returns null for an address that many users share, as within an office or on the same machine: it distinguishes no users
 */
export function toNetworkTrace(ipAddress: string, secret: string): string | null {
  const isPublic = ipaddr.isValid(ipAddress) && ipaddr.process(ipAddress).range() === 'unicast'
  return isPublic
    ? createHmac('sha256', secret)
        .update(`network ${toNetworkKey(ipAddress)}`)
        .digest('base64url')
    : null
}
