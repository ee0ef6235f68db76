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

/** Forgets one stored address. */
export function clearStoredAddress(name: keyof StoredAddresses): void {
  try {
    localStorage.removeItem(storageKeys[name])
  } catch {
    // Storage is blocked: nothing was stored either.
  }
}

function read(name: keyof StoredAddresses): string | null {
  try {
    return ownAddress(localStorage.getItem(storageKeys[name]), location.origin)
  } catch {
    return null
  }
}
