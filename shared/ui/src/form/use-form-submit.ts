import { ApiError } from '@marquee/api-client/api-error'
import { type RefObject, type SubmitEvent, useRef, useState } from 'react'

interface FormState {
  /** Message by field of the last answer. */
  errors: Readonly<Record<string, string>>
  /** What cannot be said at a field. */
  message: string | null
}

export interface FormSubmit extends FormState {
  isSending: boolean
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

const CLEAN: FormState = { errors: {}, message: null }

/**
 * Sends a form: never twice at a time, its errors by field, the focus on the first field that is wrong.
 * @param send gets the fields' values, by name; what it throws is shown
 * @param check errors that the form finds itself, by field, before anything is sent
 */
export function useFormSubmit(
  send: (values: Readonly<Record<string, string>>) => Promise<void>,
  check: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>> = () => ({}),
): FormSubmit {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [state, setState] = useState(CLEAN)

  async function submit(values: Readonly<Record<string, string>>): Promise<void> {
    const found = check(values)
    if (Object.keys(found).length > 0) {
      refuse({ errors: found, message: null })
      return
    }
    isBusy.current = true
    setSending(true)
    setState(CLEAN)
    try {
      await send(values)
    } catch (error) {
      refuse(toState(error, Object.keys(values)))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  function refuse(next: FormState): void {
    setState(next)
    const fields = [...(form.current?.elements ?? [])]
    fields.find((field): field is TypedField => isTypedField(field) && field.name in next.errors)?.focus()
  }

  return {
    ...state,
    isSending,
    form,
    onSubmit: (event) => {
      event.preventDefault()
      if (!isBusy.current) {
        void submit(toValues(event.currentTarget))
      }
    },
  }
}

type TypedField = HTMLInputElement | HTMLTextAreaElement

function isTypedField(field: Element): field is TypedField {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}

function toValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}

/** An error whose field is not in the form is said above the form, never swallowed. */
function toState(error: unknown, names: readonly string[]): FormState {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    const entries = Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')] as const)
    const others = entries.filter(([name]) => !names.includes(name)).map(([, message]) => message)
    return {
      errors: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
      message: others.length === 0 ? null : others.join(' '),
    }
  }
  const message = error instanceof Error ? error.message : ''
  return { errors: {}, message: message === '' ? 'That did not work. Try again.' : message }
}
