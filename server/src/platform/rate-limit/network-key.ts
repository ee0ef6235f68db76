import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** Whoever has one IPv6 address has the 2^64 of its network (RFC 6177), so that all of them count as one. */
const IPV6_NETWORK_BITS = 64

/** What requests of one network address are counted under: an IPv4 address, or the network of an IPv6 address. */
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
 * What is kept of the network that somebody came from, to compare it with another's: a keyed hash, by which the address cannot be
 * found again without the key.
 * @returns null for an address that many have, as within an office or on the same machine: it tells nobody apart
 */
export function toNetworkTrace(ipAddress: string, secret: string): string | null {
  const isPublic = ipaddr.isValid(ipAddress) && ipaddr.process(ipAddress).range() === 'unicast'
  return isPublic
    ? createHmac('sha256', secret)
        .update(`network ${toNetworkKey(ipAddress)}`)
        .digest('base64url')
    : null
}
