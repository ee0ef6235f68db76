import { readCookie, writeCookie } from '@marquee/api-client/cookie'
import { createListeners } from '../events/listeners.ts'

/** `all` lets usage analytics, replay, pixels and the tracking script run; `needed` lets none of them run. */
export type ConsentChoice = 'all' | 'needed'

const COOKIE = 'marquee_consent'
const KEPT_DAYS = 365

/**
 * The one consent for all third parties that the product does not need to run. Without a choice they are all off. A user whose browser
 * sends Global Privacy Control is not asked, so they stay off there.
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
    /** Null: the user has not chosen yet. */
    readChoice: (): ConsentChoice | null => choice,
    isGiven: (): boolean => choice === 'all',
    /** The user is not asked if the browser sends Global Privacy Control. */
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
