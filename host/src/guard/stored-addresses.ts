import type { StoredAddresses } from './decide.ts'
import { ownAddress } from './own-address.ts'

const storageKeys: Record<keyof StoredAddresses, string> = {
  adRedirect: 'marquee.ad-redirect',
  teamInvitation: 'marquee.team-invitation',
}

/** The addresses that earlier pages stored for after the login. Addresses of other origins are ignored, and so is blocked storage. */
export function readStoredAddresses(): StoredAddresses {
  return { adRedirect: read('adRedirect'), teamInvitation: read('teamInvitation') }
}

/** Stores the invitation from a link to the login or the registration (`/login?invitation=/…`). */
export function storeInvitation(search: URLSearchParams): void {
  const invitation = ownAddress(search.get('invitation'), location.origin)
  if (invitation !== null) {
    keepInvitation(invitation)
  }
}

/** Stores the page of an invitation for after the required login or verification [G-11]. */
export function keepInvitation(address: string): void {
  store('teamInvitation', address)
}

/** Stores the address of an ad for which a visitor must log in. It survives a registration, which `return_to` does not [G-10]. */
export function storeAdRedirect(address: string): void {
  store('adRedirect', address)
}

/** Removes the stored addresses that have been reached. */
export function clearReachedAddress(address: string): void {
  const stored = readStoredAddresses()
  for (const name of ['adRedirect', 'teamInvitation'] as const) {
    if (stored[name] === address) {
      clearStoredAddress(name)
    }
  }
}

/** Removes one stored address. */
export function clearStoredAddress(name: keyof StoredAddresses): void {
  try {
    localStorage.removeItem(storageKeys[name])
  } catch {
    // Storage is blocked, so no address was stored either.
  }
}

function store(name: keyof StoredAddresses, address: string): void {
  try {
    localStorage.setItem(storageKeys[name], address)
  } catch {
    // Storage is blocked: the login still returns to the address in its query.
  }
}

function read(name: keyof StoredAddresses): string | null {
  try {
    return ownAddress(localStorage.getItem(storageKeys[name]), location.origin)
  } catch {
    return null
  }
}
