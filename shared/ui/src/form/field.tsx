import { useId } from 'react'
import styles from './field.module.css'

/** The attributes that the control of a field must have, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  status?: 'error'
}

interface FieldProps {
  label: string
  /** A description of the expected value. */
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean
  /** Shows "optional" beside the label; for forms where most fields are required. */
  isOptional?: boolean
  /** An element beside the label, for example a link to another page. */
  aside?: React.ReactNode
  children: (control: ControlProps) => React.ReactNode
}

/** A labelled control of a form with its hint and its error: `<Field label="Name">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, hint, error, isRequired = false, isOptional = false, aside, children }: FieldProps) {
  const id = useId()
  const { hintId, errorId, describedBy } = toNoteIds(id, hint, error)
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isOptional ? <span className={styles.optional}> (optional)</span> : null}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(isRequired && { 'aria-required': true }),
        ...(error !== undefined && { 'aria-invalid': true, status: 'error' }),
      })}
      <FieldHint id={hintId} text={hint} />
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** The ids of the hint and the error of a field, and both as the value of `aria-describedby`. */
function toNoteIds(id: string, hint: string | undefined, error: string | undefined) {
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const noteIds = [hintId, errorId].filter((noteId) => noteId !== undefined)
  return { hintId, errorId, describedBy: noteIds.length === 0 ? undefined : noteIds.join(' ') }
}

function FieldHint({ id, text }: { id: string | undefined; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className={styles.hint}>
      {text}
    </p>
  )
}

function FieldError({ id, message }: { id: string | undefined; message: string | undefined }) {
  return message === undefined ? null : (
    <p id={id} className={styles.error} role="alert">
      {message}
    </p>
  )
}

interface FieldGroupProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: React.ReactNode
}

/** Several controls under one label, for example a list of benefits. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId()
  const { hintId, errorId, describedBy } = toNoteIds(id, hint, error)
  return (
    <div className={styles.field} role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <FieldHint id={hintId} text={hint} />
      {children}
      <FieldError id={errorId} message={error} />
    </div>
  )
}
