import { useState } from 'react'
import controls from '../../layout/controls.module.css'
import form from '../../forms/form.module.css'
import styles from './google-button.module.css'

/** Signing in with Google needs a provider that is configured on the server; this server has none, and the button says so. */
export function GoogleButton() {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles.google}>
      <button type="button" className={controls.button} onClick={() => setAsked(true)}>
        <GoogleMark />
        Continue with Google
      </button>
      <p className={form.hint} role="status">
        {isAsked ? 'Google sign-in is not configured on this server. Use your e-mail address.' : ''}
      </p>
      <p className={styles.or}>
        <span>or with e-mail</span>
      </p>
    </div>
  )
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
