import type { ReactNode } from 'react'
import controls from './controls.module.css'
import styles from './form.module.css'

/** The form's main button. While sending it stays focusable and says so; the form itself refuses a second sending. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={`${controls.primary} ${styles.submit}`}
      aria-disabled={isSending}
      aria-busy={isSending}
    >
      {children}
      {isSending ? <span className={styles.sending} aria-hidden /> : null}
    </button>
  )
}
