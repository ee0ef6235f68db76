import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from '@marquee/ui/form.module.css'

export interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
  /** Beside the label, as a link to another page. */
  aside?: ReactNode
  /** Inside the field, at its end. */
  end?: ReactNode
}

/** A labelled input with its hint and its error, wired for screen readers. */
export function FormField({ label, error, hint, isOptional = false, aside, end, ...input }: FormFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error === undefined ? null : errorId, hint === undefined ? null : hintId].filter(
    (part) => part !== null,
  )

  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isOptional ? <span className={styles.optional}> (optional)</span> : null}
        </label>
        {aside}
      </div>
      <div className={styles.control}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(' ')}
          {...input}
        />
        {end}
      </div>
      {error === undefined ? null : (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
