import { type GoogleRefusal, googleRefusal, googleSignIn } from '@marquee/contract/authentication'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readFirstVisit } from '../../attribution/first-visit.ts'
import controls from '@marquee/ui/controls.module.css'
import styles from './google-button.module.css'

/** The message for a failed attempt, by the reason that the server puts into the address. */
const REFUSALS: Readonly<Record<GoogleRefusal, string>> = {
  cancelled: 'Signing in with Google was cancelled.',
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

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden focusable="false">
      <path fill="#4285f4" d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h6a5 5 0 0 1-2.2 3.3v2.8h3.6c2-2 3.2-4.8 3.2-8.1z" />
      <path fill="#34a853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8a6.6 6.6 0 0 1-9.9-3.5H2.2v2.9A11 11 0 0 0 12 23z" />
      <path fill="#fbbc05" d="M5.8 14a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z" />
      <path fill="#ea4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.7l3.2-3.2A11 11 0 0 0 2.2 7l3.6 2.8A6.6 6.6 0 0 1 12 5.4z" />
    </svg>
  )
}
