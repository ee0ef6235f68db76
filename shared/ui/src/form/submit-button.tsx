import type { ReactNode } from 'react'
import controls from './controls.module.css'
import styles from './form.module.css'

interface SubmitButtonProps {
  isSending: boolean
  /** Set when the page's main action is outside of the form. */
  isSecondary?: boolean
  children: ReactNode
}

/** The form's main button. During sending it stays focusable and shows that it is busy; the form itself refuses a second submission. */
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
