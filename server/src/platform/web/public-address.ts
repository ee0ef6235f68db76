import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to the public internet. All special-purpose ranges are refused: loopback, private networks,
 * link-local (169.254.169.254 is the metadata address at which clouds keep their secrets), unspecified, multicast, reserved, and
 * the IPv6 ranges that embed an IPv4 address (6to4, Teredo, NAT64). An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
