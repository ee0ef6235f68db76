import { z } from 'zod'
import { user } from './authentication.ts'
import { endpoint } from './endpoint.ts'
import { dataOf } from './pagination.ts'
import { displayName, email, newPassword } from './primitives.ts'

export const updateProfile = endpoint('PATCH', '/api/account/profile', {
  access: 'signed-in',
  changes: ['saved-ads', 'briefs'],
  summary: 'Changes name or e-mail; a new e-mail asks for the current password and must be verified again',
  body: z.object({ display_name: displayName, email, current_password: z.string().max(1024).optional() }),
  response: dataOf(user),
})

export const updatePassword = endpoint('PUT', '/api/account/password', {
  access: 'signed-in',
  summary: "Changes the password and ends the user's other sessions",
  body: z
    .object({
      current_password: z.string({ error: 'Enter your current password.' }).max(1024),
      password: newPassword,
      password_confirmation: z.string({ error: 'Repeat the password.' }),
    })
    .refine((body) => body.password === body.password_confirmation, {
      path: ['password'],
      message: 'The two passwords are not the same.',
    }),
  response: z.undefined(),
  status: 204,
})

/** A new account is led to the plans once [G-06]; from then on it is new no more. */
export const markPlansSeen = endpoint('PUT', '/api/account/plans-seen', {
  access: 'signed-in',
  summary: 'Says that the person has seen the plans: they are not led there as somebody new any more',
  response: z.undefined(),
  status: 204,
})
