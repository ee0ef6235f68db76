import { readCookie, writeCookie } from '@marquee/api-client/cookie'
import { createListeners } from '../events/listeners.ts'

/** `all` lets usage analytics, replay, pixels and the tracking script run; `needed` none of them. */
export type ConsentChoice = 'all' | 'needed'

const COOKIE = 'marquee_consent'
const KEPT_DAYS = 365

/**
 * The one switch for everything that is not needed to run the product. Without a choice all of it is off; so it is, without
 * asking, in a browser that sends Global Privacy Control.
 */
export function createConsent() {
  const { subscribe, notify } = createListeners()
  let choice = storedChoice()

  function choose(next: ConsentChoice): void {
    choice = next
    writeCookie(COOKIE, next, { days: KEPT_DAYS })
    notify()
  }

  return {
    /** Null: the person has not chosen yet. */
    readChoice: (): ConsentChoice | null => choice,
    isGiven: (): boolean => choice === 'all',
    /** Nobody is asked whose browser has answered. */
    isToBeAsked: (): boolean => choice === null && !hasPrivacySignal(),
    choose,
    subscribe,
  }
}

export type Consent = ReturnType<typeof createConsent>

/** Global Privacy Control: https://w3c.github.io/gpc/ */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

function storedChoice(): ConsentChoice | null {
  const stored = readCookie(COOKIE)
  return stored === 'all' || stored === 'needed' ? stored : null
}
