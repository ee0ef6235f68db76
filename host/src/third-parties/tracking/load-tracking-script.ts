import { loadScript } from '../load-script.ts'
import { publicAddress } from '../public-address.ts'
import type { Person, ThirdParty } from '../third-party.ts'

/** Ends what a removed script would go on doing: it may listen for this event of the window. */
const REMOVED_EVENT = 'marquee:tracking-removed'

/**
 * The script of our own domain. It is told a hash in place of the person, and the page's address; it can be removed and put
 * back [T-08].
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
    // Another person, or a withdrawn consent, has come in between.
    if (mine === turn) {
      script?.remove()
      script = loadScript(address.href)
    }
  }

  function insertQuietly(): void {
    // Without https a browser computes no hashes; then the script stays away.
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

/** SHA-256 of the e-mail address in lower case and without blanks around it, in hexadecimal digits. */
export async function hashOfEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
