import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'

interface ResolvedAddress {
  address: string
  family: number
}

export interface WebAccess {
  /** Which addresses may be connected to. Default: those of the public internet. */
  isAllowedAddress?: (address: string) => boolean
  /** Asks the name service. */
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>
}

/** What the machine's name service says. */
export function resolvePublicly(hostname: string): Promise<ResolvedAddress[]> {
  return lookup(hostname, { all: true })
}

/**
 * A lookup for connections: every address that a name has is checked, and the connection goes to one that was checked. A name
 * whose answer changes between check and connection (DNS rebinding) gains nothing.
 * @param refusal makes the error that a connection to a name with an address that is not allowed fails with
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
