import { z } from 'zod'
import { user } from './authentication.ts'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { displayName, email, id, newPassword } from './primitives.ts'
import { MAX_AVATAR_BYTES } from './workspace-settings.ts'

export const updateProfile = endpoint('PATCH', '/api/account/profile', {
  access: 'signed-in',
  changes: ['saved-ads', 'briefs'],
  summary: 'Changes name or e-mail; a new e-mail asks for the current password and must be verified again',
  body: z.object({ display_name: displayName, email, current_password: z.string().max(1024).optional() }),
  response: dataSchema(user),
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

/** A new account is led to the plans once [G-06]; after that it no longer counts as new. */
export const markPlansSeen = endpoint('PUT', '/api/account/plans-seen', {
  access: 'signed-in',
  summary: 'Says that the person has seen the plans: they are not led there as somebody new any more',
  response: z.undefined(),
  status: 204,
})

export const uploadImage = endpoint('POST', '/api/account/image', {
  access: 'signed-in',
  changes: ['members'],
  summary: 'Gives the account an image: PNG, JPEG, WebP or AVIF, cut to a square',
  bodyType: 'multipart',
  bodyLimit: MAX_AVATAR_BYTES,
  response: dataSchema(user),
})

export const removeImage = endpoint('DELETE', '/api/account/image', {
  access: 'signed-in',
  changes: ['members'],
  summary: "Takes the account's image away",
  response: dataSchema(user),
})

export const accountDeletion = z.object({
  /**
   * The workspaces that the user owns, grouped by the reason that blocks the deletion of the account; null: it is deleted with the
   * account.
   */
  workspaces: z.array(z.object({ id, name: z.string(), obstacle: z.enum(['has_members', 'plan_renews']).nullable() })),
})
export type AccountDeletion = z.infer<typeof accountDeletion>

export const getAccountDeletion = endpoint('GET', '/api/account/deletion', {
  access: 'signed-in',
  summary: 'What happens to the own workspaces when the account is deleted',
  response: dataSchema(accountDeletion),
})

export const deleteAccount = endpoint('POST', '/api/account/deletion', {
  access: 'signed-in',
  summary: 'Deletes the account at once, with the workspaces that nobody else is in; signs out everywhere',
  body: z.object({ email: z.string({ error: 'Type your e-mail address.' }).trim().max(255) }),
  response: z.undefined(),
  status: 204,
  errors: ['has_members', 'plan_renews', 423],
})

export const openAvatar = download('GET', '/avatars/:name', {
  access: 'signed-in',
  summary: 'The image of a person or the logo of a workspace',
  params: z.object({ name: z.string().max(100) }),
  contentType: 'image/webp',
})
