import { type GoogleRefusal, googleRefusal, googleSignIn } from '@marquee/contract/authentication'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readFirstVisit } from '../../attribution/first-visit.ts'
import controls from '@marquee/ui/controls.module.css'
import styles from './google-button.module.css'

/** The message for a failed attempt, by the reason that the server puts into the address. */
const REFUSALS: Readonly<Record<GoogleRefusal, string>> = {
  cancelled: 'Signing in with Google was canceled.',
  expired: 'Signing in with Google took too long, or was begun in another browser. Try again.',
  not_configured: 'Google sign-in is not configured on this server. Use your e-mail address.',
  unavailable: 'Google could not be asked. Try again, or use your e-mail address.',
  unconfirmed_email: 'Google has not confirmed the address of that account. Use another one, or sign up by e-mail.',
  unverified_account:
    'There is an account with this address that nobody has verified yet. Log in with its password, or reset it, and open the link of the verification mail; then Google works too.',
  no_workspace:
    'You are no longer a member of any workspace. Ask an owner to add you again, or create an account with another address.',
  too_many_attempts: 'Too many attempts. Wait a minute and try again.',
}

/** Signs in with Google, or with the OpenID provider that replaces it; without a provider the button shows an error message. */
export function GoogleButton() {
  const [search] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  const refusal = googleRefusal.safeParse(isAsked ? 'not_configured' : search.get('google'))
  return (
    <div className={styles.google}>
      {isConfigured() ? (
        <a className={controls.button} href={toAddress(search.get('return_to'))}>
          <GoogleMark />
          Continue with Google
        </a>
      ) : (
        <button type="button" className={controls.button} onClick={() => setAsked(true)}>
          <GoogleMark />
          Continue with Google
        </button>
      )}
      <p className={styles.refusal} role="status">
        {refusal.success ? REFUSALS[refusal.data] : ''}
      </p>
      <p className={styles.or}>
        <span>or with e-mail</span>
      </p>
    </div>
  )
}

/** Whether a provider is configured: the server adds a hidden element to the page. */
function isConfigured(): boolean {
  return document.getElementById('google-sign-in') !== null
}

/** The server's address that redirects to the provider, with the attribution of a new account. */
function toAddress(returnTo: string | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...readFirstVisit(), return_to: returnTo })) {
    if (value) {
      query.set(name, value)
    }
  }
  return query.size === 0 ? googleSignIn.path : `${googleSignIn.path}?${query}`
}

/** Our own drawing of a G in four colors: it names the provider and does not copy its logo. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="none" strokeWidth="4" aria-hidden focusable="false">
      <path stroke="#ea4335" d="M18.3 6.3A8.5 8.5 0 0 0 4.3 8.4" />
      <path stroke="#fbbc05" d="M4.3 8.4a8.5 8.5 0 0 0 0 7.2" />
      <path stroke="#34a853" d="M4.3 15.6a8.5 8.5 0 0 0 13.2 2.9" />
      <path stroke="#4285f4" d="M17.5 18.5a8.5 8.5 0 0 0 3-6.5h-8.5" />
    </svg>
  )
}
