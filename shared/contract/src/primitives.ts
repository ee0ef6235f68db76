import { z } from 'zod'

/** UUID, version 7 when made by the server. */
export const id = z.uuid()
export const idParams = z.object({ id })

/** ISO 8601, UTC. */
export const timestamp = z.iso.datetime()

/** Calendar day, `2026-11-21`. */
export const day = z.iso
  .date({ error: 'Choose a day, as 2026-03-09.' })
  .refine((value) => value >= '0001-01-01', { message: 'Choose a day of our calendar.' })

/** An e-mail address; the server compares addresses without regard to case. */
export const email = z.email({ message: 'Enter a valid e-mail address.' }).max(255)

/** At least 8 characters (Fortify's default rule); at most 1,024, so that hashing stays cheap. */
export const newPassword = z
  .string({ error: 'Enter a password.' })
  .min(8, { message: 'The password must be at least 8 characters.' })
  .max(1024, { message: 'The password must be at most 1,024 characters.' })

/** An address that a person may open: http or https only, so that a stored `javascript:` never becomes a link. */
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
