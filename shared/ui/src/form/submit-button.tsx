import type { ReactNode } from 'react'
import controls from './controls.module.css'
import styles from './form.module.css'

interface SubmitButtonProps {
  isSending: boolean
  /** When the page's main action stands outside of the form. */
  isSecondary?: boolean
  children: ReactNode
}

/** The form's main button. While sending it stays focusable and says so; the form itself refuses a second sending. */
export function SubmitButton({ isSending, isSecondary = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${isSecondary ? controls.button : controls.primary} ${styles.submit}`}
      aria-disabled={isSending}
      aria-busy={isSending}
    >
      {children}
      {isSending ? <span className={styles.sending} aria-hidden /> : null}
    </button>
  )
}
