import type { LeadField } from '@marquee/contract/leads'
import { email, phoneNumber } from '@marquee/contract/primitives'
import { getFieldName, SECTION_FIELD, SPAM_TRAP } from '@marquee/funnel-pages/form'
import type { SectionOf } from '@marquee/funnel-pages/section'
import type { FormField } from '@marquee/funnel-pages/section-parts'
import { invalid, required } from '../../../platform/errors/domain-error.ts'

interface FormPost {
  form: SectionOf<'form'>
  /** Whether a program filled in the field that visitors do not see. */
  isSpam: boolean
  answers: {
    fields: LeadField[]
    /** What the visitor agreed to; null for a form without a consent. */
    consent: string | null
  }
}

const LONGEST_VALUE = 2000
/** What a ticked box of a consent sends. */
const AGREED = 'yes'

/**
 * Reads what a form of a published page sent, by the form as it was published.
 * @throws DomainError 404 for a form that the page does not have; 422 by the name of each field that is missing or wrong
 */
export function readFormPost(forms: readonly SectionOf<'form'>[], posted: URLSearchParams): FormPost {
  const form = required(
    forms.find(({ id }) => id === posted.get(SECTION_FIELD)),
    'form',
  )
  const isSpam = (posted.get(SPAM_TRAP) ?? '') !== ''
  const read = form.fields.map((field) => ({
    field,
    value: cleanValue(posted.get(getFieldName(form.fields, field)) ?? ''),
  }))
  const isAgreed = read.some(({ field, value }) => field.kind === 'consent' && value === AGREED)
  const problems = read.flatMap(({ field, value }) => {
    const problem = field.kind === 'consent' ? findMissingConsent(field, value, isAgreed) : findProblem(field, value)
    return problem === null ? [] : [{ name: getFieldName(form.fields, field), problem }]
  })
  if (!isSpam && problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(({ name, problem }) => [name, [problem]])))
  }
  const agreed = read.filter(({ field, value }) => field.kind === 'consent' && value === AGREED)
  return {
    form,
    isSpam,
    answers: {
      fields: read
        .filter(({ field, value }) => field.kind !== 'consent' && value !== '')
        .map(({ field, value }) => ({ label: field.label, value })),
      consent: agreed.length === 0 ? null : agreed.map(({ field }) => field.label).join('\n'),
    },
  }
}

/** Without characters that no keyboard enters, and without spaces around. */
function cleanValue(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
}

type Check = (value: string, field: FormField) => string | null

const CHECKS: Readonly<Partial<Record<FormField['kind'], Check>>> = {
  email: (value) => (email.safeParse(value).success ? null : 'Enter a valid e-mail address.'),
  phone: (value) => (phoneNumber.safeParse(value).success ? null : 'Enter a phone number, such as +46 8 123 456 78.'),
  choice: (value, { choices }) => (choices.includes(value) ? null : 'Choose one of the answers.'),
}

/** A form with consents is taken with those that it requires, and with at least one. */
function findMissingConsent({ required }: FormField, value: string, isAgreed: boolean): string | null {
  return value === AGREED || (isAgreed && !required) ? null : 'Tick the box to agree.'
}

/** The problem of an answer as a sentence; null when there is none. */
function findProblem(field: FormField, value: string): string | null {
  if (value === '') {
    return field.required ? 'Please fill this in.' : null
  }
  return value.length > LONGEST_VALUE ? 'Use at most 2,000 characters.' : (CHECKS[field.kind]?.(value, field) ?? null)
}
