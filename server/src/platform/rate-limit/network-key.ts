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
