import type { StoredAddresses } from './decide.ts'
import { ownAddress } from './own-address.ts'

const storageKeys: Record<keyof StoredAddresses, string> = {
  adRedirect: 'marquee.ad-redirect',
  teamInvitation: 'marquee.team-invitation',
}

/** What earlier pages stored for after the login. Addresses of other origins, and blocked storage, count as nothing. */
export function readStoredAddresses(): StoredAddresses {
  return { adRedirect: read('adRedirect'), teamInvitation: read('teamInvitation') }
}

/** Keeps the invitation that a link to the login or the registration brings (`/login?invitation=/…`). */
export function storeInvitation(search: URLSearchParams): void {
  const invitation = ownAddress(search.get('invitation'), location.origin)
  if (invitation !== null) {
    keepInvitation(invitation)
  }
}

/** Keeps the page of an invitation for after the login or the verification that it needs first [G-11]. */
export function keepInvitation(address: string): void {
  store('teamInvitation', address)
}

/** Keeps the address of an ad that a visitor must log in for: it outlives a registration, where `return_to` ends [G-10]. */
export function storeAdRedirect(address: string): void {
  store('adRedirect', address)
}

/** Forgets the stored addresses that were reached. */
export function clearReachedAddress(address: string): void {
  const stored = readStoredAddresses()
  for (const name of ['adRedirect', 'teamInvitation'] as const) {
    if (stored[name] === address) {
      clearStoredAddress(name)
    }
  }
}

/** Forgets one stored address. */
export function clearStoredAddress(name: keyof StoredAddresses): void {
  try {
    localStorage.removeItem(storageKeys[name])
  } catch {
    // Storage is blocked: nothing was stored either.
  }
}

function store(name: keyof StoredAddresses, address: string): void {
  try {
    localStorage.setItem(storageKeys[name], address)
  } catch {
    // Storage is blocked: the login still leads back to where it was asked for.
  }
}

function read(name: keyof StoredAddresses): string | null {
  try {
    return ownAddress(localStorage.getItem(storageKeys[name]), location.origin)
  } catch {
    return null
  }
}
