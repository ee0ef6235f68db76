import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../shell/shell.ts'
import { type ConsentChoice, hasPrivacySignal } from '../third-parties/consent.ts'
import styles from './consent-settings.module.css'

const CONSENT_SETTINGS_ID = 'privacy-choice'

const options: readonly { choice: ConsentChoice; label: string; detail: string }[] = [
  {
    choice: 'needed',
    label: 'Only what is needed',
    detail: 'Errors are reported without recordings, and the support chat works if there is one.',
  },
  {
    choice: 'all',
    label: 'Usage analytics, recordings and advertising pixels too',
    detail: 'We see which pages are used, what preceded an error, and which of our ads brought you here.',
  },
]

/** The same choice as in the banner, which the user can change at any time. It takes effect at once. */
export function ConsentSettings() {
  const { consent, isConsentNeeded } = useShell().thirdParties
  const choice = useSyncExternalStore(consent.subscribe, consent.readChoice)
  const { hash } = useLocation()
  const element = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (hash === `#${CONSENT_SETTINGS_ID}`) {
      element.current?.scrollIntoView({ block: 'center' })
    }
  }, [hash])

  if (!isConsentNeeded) {
    return <p>In this installation none of them is configured: there is nothing to choose.</p>
  }
  return (
    <fieldset id={CONSENT_SETTINGS_ID} className={styles.choice} ref={element}>
      <legend className={styles.legend}>Your choice</legend>
      {options.map((option) => (
        <label key={option.choice} className={styles.option}>
          <input
            type="radio"
            name="consent"
            checked={(choice ?? 'needed') === option.choice}
            onChange={() => consent.choose(option.choice)}
          />
          <span>
            {option.label}
            <small>{option.detail}</small>
          </span>
        </label>
      ))}
      {choice === null && hasPrivacySignal() ? (
        <p>Your browser asks not to be tracked (Global Privacy Control), so only what is needed runs.</p>
      ) : null}
    </fieldset>
  )
}
