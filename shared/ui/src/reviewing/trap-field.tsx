import type { ComponentPropsWithRef } from 'react'
import styles from './feedback-form.module.css'

/** A field that visitors neither see nor reach: a program that fills in every field gives itself away. */
export function TrapField(input: ComponentPropsWithRef<'input'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
