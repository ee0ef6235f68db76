import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type SubmitEvent, useCallback, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { showFormErrors } from './show-form-errors.ts'
import { useUnsavedForm } from './unsaved-forms-context.ts'

/** The schema type that a form accepts: every zod schema has it. */
type FormSchema<Values, Body> = Parameters<typeof standardSchemaResolver<Values & FieldValues, unknown, Body>>[0]

interface ContractFormOptions<Values extends FieldValues, Body, Answer> {
  /** The contract's schema of the request: values that the server would refuse are reported before anything is sent. */
  schema: FormSchema<Values, Body>
  /** A value for each field, in the order of the fields on the page: the first invalid one receives the focus. */
  defaultValues: NoInfer<DefaultValues<Values>>
  /** Receives the schema's output. An error that it throws is shown: at the fields that it names, else above the form. */
  send: (body: Body) => Promise<Answer>
  onDone?: (body: Body, answer: Answer) => void | Promise<void>
  /** Whether the form is emptied after it was sent, for example for a password; otherwise it keeps the typed values. */
  clearsWhenDone?: boolean
  /** Whether leaving the page asks for confirmation when there are unsaved changes, inside of `UnsavedForms`. Default true. */
  isGuarded?: boolean
}

export interface ContractForm<Values extends FieldValues, Body = unknown> extends UseFormReturn<Values, unknown, Body> {
  isSending: boolean
  /** Whether a value differs from the last saved one. */
  isDirty: boolean
  /** Errors without a field. */
  message: string | null
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Lets the user leave the page without a confirmation: the next step makes the form pointless, for example a deletion. */
  allowLeaving: () => void
}

/** The schema of the body that an endpoint takes. */
export function bodySchema<B>({ path, body }: { path: string; body?: B }): NonNullable<B> {
  if (body === undefined || body === null) {
    throw new Error(`${path} takes no body.`)
  }
  return body
}

/**
 * The schema of a form whose values must be converted for the contract, for example a list of images into their ids, or JSON text into
 * JSON. Messages appear at the fields with the same names as in the body.
 * @param toBody converts the values to the body, which is checked and sent
 */
export function formSchema<Values extends FieldValues, Body>(
  toBody: (values: Values) => Body,
  schema: FormSchema<FieldValues, unknown>,
): FormSchema<Values, Body> {
  return {
    '~standard': {
      version: 1,
      vendor: 'marquee',
      validate: async (values) => {
        // The resolver passes the values of the form that has this schema.
        const body = toBody(values as Values)
        const { issues } = await schema['~standard'].validate(body)
        return issues === undefined ? { value: body } : { issues }
      },
    },
  }
}

/**
 * The state of a form that sends the body of an endpoint: checked by the contract's schema, sent once at a time, errors at their fields
 * with the focus on the first, unsaved changes guarded.
 */
export function useContractForm<Values extends FieldValues, Body, Answer>({
  schema,
  defaultValues,
  send,
  onDone,
  clearsWhenDone = false,
  isGuarded = true,
}: ContractFormOptions<Values, Body, Answer>): ContractForm<Values, Body> {
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver<Values, unknown, Body>(schema),
    defaultValues,
  })
  const { isSubmitting, isDirty, errors } = form.formState
  const isBusy = useRef(false)
  const isUnsaved = useRef(false)
  useEffect(() => {
    isUnsaved.current = isDirty && isGuarded
  }, [isDirty, isGuarded])
  useUnsavedForm(useCallback(() => isUnsaved.current, []))

  const submit = form.handleSubmit(async (body) => {
    const typed = form.getValues()
    try {
      const answer = await send(body)
      form.reset(clearsWhenDone ? undefined : typed)
      // The next step may lead to another page before this one is rendered again.
      isUnsaved.current = false
      await onDone?.(body, answer)
    } catch (error) {
      showFormErrors(form, error)
    }
  })

  async function submitOnce(): Promise<void> {
    isBusy.current = true
    await submit().finally(() => {
      isBusy.current = false
    })
  }

  return {
    ...form,
    isSending: isSubmitting,
    isDirty,
    message: errors.root?.message ?? null,
    onSubmit: (event) => {
      event.preventDefault()
      if (!isBusy.current) {
        void submitOnce()
      }
    },
    allowLeaving: () => {
      isUnsaved.current = false
    },
  }
}
