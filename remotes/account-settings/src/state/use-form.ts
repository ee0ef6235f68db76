import { type FormEvent, useRef, useState } from 'react'
import { type FormErrors, formErrorsFrom, NO_ERRORS } from './form-errors.ts'

/** What a zod schema says about a form's values. */
interface BodySchema<Body> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } }
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

interface FormOptions<Body> {
  /** The contract's schema of the request: a value that the server would refuse is said before anything is sent. */
  schema: BodySchema<Body>
  send: (body: Body) => Promise<unknown>
  onDone: (body: Body) => void | Promise<void>
}

/** Sends a form once at a time; errors stand at their fields, and the first wrong field takes the focus. */
export function useForm<Body>({ schema, send, onDone }: FormOptions<Body>) {
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<FormErrors>(NO_ERRORS)

  function refuse(next: FormErrors): void {
    setErrors(next)
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    inputs.find((input) => input.name in next.fields)?.focus()
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    const values = Object.fromEntries(new FormData(element))
    const checked = schema.safeParse(values)
    if (!checked.success) {
      refuse({ fields: firstMessages(checked.error.issues), message: null })
      return
    }
    setIsSending(true)
    setErrors(NO_ERRORS)
    try {
      await send(checked.data)
      await onDone(checked.data)
    } catch (error) {
      refuse(formErrorsFrom(error, Object.keys(values)))
    } finally {
      setIsSending(false)
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isSending) {
      void submit(event.currentTarget)
    }
  }

  return { form, errors, isSending, handleSubmit }
}

function firstMessages(issues: readonly Issue[]): Record<string, string> {
  // The first issue of a field is written last, so it stays.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
