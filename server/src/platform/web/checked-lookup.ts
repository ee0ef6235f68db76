import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'

interface ResolvedAddress {
  address: string
  family: number
}

export interface WebAccess {
  /** Decides which addresses may be connected to. Default: those of the public internet. */
  isAllowedAddress?: (address: string) => boolean
  /** Queries the name service. */
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>
}

/** The answer of the machine's name service. */
export function resolvePublicly(hostname: string): Promise<ResolvedAddress[]> {
  return lookup(hostname, { all: true })
}

/**
 * A DNS lookup for connections: all addresses of a host name are checked, and the connection goes to one that was checked. A name
 * whose answer changes between check and connection (DNS rebinding) therefore has no effect.
 * @param refusal creates the error for a connection to a name with an address that is not allowed
 */
export function createCheckedLookup(
  { isAllowedAddress, resolve }: Required<WebAccess>,
  refusal: () => Error,
): LookupFunction {
  async function resolveChecked(hostname: string): Promise<ResolvedAddress[]> {
    const addresses = await resolve(hostname)
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address))) {
      throw refusal()
    }
    return addresses
  }
  const resolveWithCallback = callbackify(resolveChecked)
  return (hostname, options, callback) => {
    resolveWithCallback(hostname, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || options.all === true || first === undefined) {
        callback(error, addresses ?? [])
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}
