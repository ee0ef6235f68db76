import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type SubmitEvent, useCallback, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { showFormErrors } from './show-form-errors.ts'
import { useUnsavedForm } from './unsaved-forms-context.ts'

/** What a contract's schema is to a form: every zod schema is one. */
type FormSchema<Values, Body> = Parameters<typeof standardSchemaResolver<Values & FieldValues, unknown, Body>>[0]

interface ContractFormOptions<Values extends FieldValues, Body, Answer> {
  /** The contract's schema of the request: what the server would refuse is said before anything is sent. */
  schema: FormSchema<Values, Body>
  /** A value for each field, in the order in which the fields stand: the first wrong one takes the focus. */
  defaultValues: NoInfer<DefaultValues<Values>>
  /** Gets what the schema made of the values. What it throws is shown: at the fields that it names, else above the form. */
  send: (body: Body) => Promise<Answer>
  onDone?: (body: Body, answer: Answer) => void | Promise<void>
  /** Whether the form is empty again after it was sent, as for a password; it keeps what was typed otherwise. */
  clearsWhenDone?: boolean
  /** Whether leaving the page asks about unsaved changes, inside of `UnsavedForms`. Default true. */
  isGuarded?: boolean
}

export interface ContractForm<Values extends FieldValues, Body = unknown> extends UseFormReturn<Values, unknown, Body> {
  isSending: boolean
  /** Whether something differs from what was last saved. */
  isDirty: boolean
  /** What belongs to no field. */
  message: string | null
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Lets the page be left without a question: what follows makes the form pointless, as a deletion does. */
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
 * The schema of a form whose values are not yet what the contract takes, as a list of images instead of their ids, or JSON as it is
 * typed. Messages stand at the fields whose names the body has too.
 * @param toBody makes of the values what is checked, and sent as it is
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
        // The resolver hands over the values of the form that has this schema.
        const body = toBody(values as Values)
        const { issues } = await schema['~standard'].validate(body)
        return issues === undefined ? { value: body } : { issues }
      },
    },
  }
}

/**
 * The state of a form that sends what an endpoint of the contract takes: checked by the contract's schema, sent once at a
 * time, errors at their fields with the focus on the first, unsaved changes guarded.
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
      // What follows may lead to another page before this one is rendered again.
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
