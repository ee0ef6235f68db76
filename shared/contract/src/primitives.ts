import { z } from 'zod'

/** UUID, version 7 when made by the server. */
export const id = z.uuid()
export const idParams = z.object({ id })

/** The file name without its extension: the end of an address, readable for users. */
export const fileStem = z.string().min(1).max(300)

/** ISO 8601, UTC. */
export const timestamp = z.iso.datetime()

/** Calendar day, `2026-11-21`. */
export const day = z.iso
  .date({ error: 'Choose a day, as 2026-03-09.' })
  .refine((value) => value >= '0001-01-01', { message: 'Choose a day of our calendar.' })

/** An e-mail address; the server compares addresses case-insensitively. */
export const email = z.email({ message: 'Enter a valid e-mail address.' }).max(255)

/** At least 8 characters (Fortify's default rule); at most 1,024, so that hashing stays cheap. */
export const newPassword = z
  .string({ error: 'Enter a password.' })
  .min(8, { message: 'The password must be at least 8 characters.' })
  .max(1024, { message: 'The password must be at most 1,024 characters.' })

/** The message for a password on the list of the most used passwords; only the server has the list. */
export const COMMON_PASSWORD = 'Many people use this password, so it is easy to guess. Choose another one.'

/** A person's name: one line without control characters, and without characters that change the direction of the following text. */
export const displayName = line(255, 'your name').refine(
  (name) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name),
  { message: 'Use letters, digits and signs only: this name holds an invisible character.' },
)

/** A phone number as users write it: 6 to 15 digits (E.164), with spaces and signs between them. */
export const phoneNumber = z
  .string()
  .max(40, { message: 'Use at most 40 characters.' })
  .refine((number) => /^\+?[\d\s()./-]+$/.test(number) && /^(?:\D*\d){6,15}\D*$/.test(number), {
    message: 'Enter a phone number with its country code, such as +46 8 123 456 78.',
  })

/** An address that a user may open: http or https only, so that a stored `javascript:` never becomes a link. */
export const webAddress = z
  .string()
  .max(2048)
  .refine((value) => /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value), {
    message: 'Enter an address that starts with http:// or https://.',
  })

/** One line of text: trimmed, 1 to `max` characters. */
export function line(max: number, name: string) {
  return z
    .string({ error: `Enter ${name}.` })
    .trim()
    .min(1, { message: `Enter ${name}.` })
    .max(max, { message: `Use at most ${max} characters.` })
}

/** Free text, may be empty. */
export function text(max: number) {
  return z.string().max(max, { message: `Use at most ${max} characters.` })
}

/** A language as a tag of BCP 47, such as `de` or `pt-BR`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i, { message: 'Enter a language such as de or pt-BR.' })
