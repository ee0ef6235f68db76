import { loadScript } from '../load-script.ts'
import { publicAddress } from '../public-address.ts'
import type { Person, ThirdParty } from '../third-party.ts'

/** Stops the work of a removed script, which may listen for this event of the window. */
const REMOVED_EVENT = 'marquee:tracking-removed'

/**
 * The tracking script of our own domain. It gets a hash instead of the user, and the page's address; it can be removed and inserted again
 * [T-08].
 */
export function loadTrackingScript(scriptUrl: string): ThirdParty {
  let script: HTMLScriptElement | null = null
  let person: Person | null = null
  let turn = 0

  async function insert(): Promise<void> {
    turn += 1
    const mine = turn
    const address = new URL(scriptUrl)
    if (person !== null) {
      address.searchParams.set('u', await hashOfEmail(person.email))
    }
    address.searchParams.set('page', publicAddress(location.href))
    // The user may have changed, or the consent been withdrawn, during the hash computation.
    if (mine === turn) {
      script?.remove()
      script = loadScript(address.href)
    }
  }

  function insertQuietly(): void {
    // Without https a browser cannot compute hashes; then the script is not loaded.
    insert().catch(() => {})
  }

  function remove(): void {
    turn += 1
    script?.remove()
    script = null
    window.dispatchEvent(new Event(REMOVED_EVENT))
  }

  return {
    identify(next) {
      person = next
      insertQuietly()
    },
    pause: remove,
    resume: insertQuietly,
  }
}

/** SHA-256 of the e-mail address in lower case without leading and trailing spaces, in hexadecimal digits. */
export async function hashOfEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
