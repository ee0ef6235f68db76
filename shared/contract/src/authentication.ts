import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { planFeature } from './features.ts'
import { displayName, email, id, newPassword, phoneNumber, timestamp } from './primitives.ts'
import { workspaceRole } from './workspaces.ts'

export const user = z.object({
  id,
  display_name: z.string(),
  email: z.string(),
  picture_url: z.string().nullable(),
  email_verified_at: timestamp.nullable(),
  /** The user signs in another way, for example with Google, and has not set a password; missing when they have one. */
  has_no_password: z.literal(true).optional(),
  super_admin: z.boolean(),
  is_admin: z.boolean(),
  current_workspace_is_owned: z.boolean(),
  current_workspace_id: id,
  current_workspace_role: workspaceRole,
  /** The time zone in which the workspace counts its days, as `Europe/Oslo`; null: none was chosen. */
  current_workspace_time_zone: z.string().nullable(),
  /** The currency of the workspace, as `EUR`. */
  current_workspace_currency: z.string(),
})
export type User = z.infer<typeof user>

/**
 * The next change of a plan. `payment_failed`: it ends at `at` unless it is paid. `begins`: a trial runs, and the purchased plan begins at
 * `at`. `ends`: it was cancelled. `paused`: it resumes at `at`.
 */
export const planNotice = z.object({ kind: z.enum(['payment_failed', 'begins', 'ends', 'paused']), at: timestamp })
export type PlanNotice = z.infer<typeof planNotice>

export const authData = z.object({
  isAllowedToAccess: z.boolean(),
  authenticated: z.boolean(),
  user: user.nullable(),
  user_plan: z.object({ title: z.string() }).nullable(),
  has_active_subscription: z.boolean(),
  free_trial_days_remaining: z
    .object({
      /** Includes the current day; 0 when the trial is over. */
      days: z.number().int().min(0),
      ends_at: timestamp,
    })
    .nullable(),
  /** The notice about the plan; missing when there is none. */
  plan_notice: planNotice.optional(),
  /** Whether the credits of the period are nearly or wholly used; missing while there are enough. */
  credits_notice: z.enum(['low', 'empty']).optional(),
  is_new_user: z.boolean(),
  is_allow_ad_template: z.boolean(),
  workspace_features: z.object({ explore_pages: z.boolean(), swipe_file: z.boolean() }),
  /** The contents of the plan, also of a plan that has ended. */
  plan_features: z.array(planFeature),
  /** The number of boards and folders that the side navigation will show, so that it reserves their space; missing when there are none. */
  board_tree_rows: z.number().int().positive().optional(),
  /** The workspace that the user worked in before they were removed from it; missing once they have switched or have seen the notice. */
  removed_from: z.string().optional(),
  /** The change log has entries that the user has not read; missing when there are none. */
  has_unread_changes: z.literal(true).optional(),
})
export type AuthData = z.infer<typeof authData>

const nothing = z.undefined()
/** The answer to a request about a mail or a password. Our server answers with the first shape; Laravel's Breeze with the second. */
const confirmation = z.union([z.object({ message: z.string() }), z.object({ status: z.string() })])
const accepted = z.union([z.literal(['yes', 'on', '1', 'true']), z.literal(1), z.literal(true)], {
  error: 'Accept the terms and conditions.',
})
/** The source of a visit: stored at the first visit and sent with the registration. */
const attribution = z.string().max(255).nullish()

export const csrfCookie = endpoint('GET', '/sanctum/csrf-cookie', {
  access: 'anonymous',
  summary: 'Sets the XSRF-TOKEN cookie',
  response: nothing,
  status: 204,
})

export const authCheck = endpoint('GET', '/api/authcheck', {
  access: 'anonymous',
  summary: 'Who is signed in, with plan and workspace features',
  query: z.object({ with_plan: z.literal('1').optional() }),
  response: authData,
})

export const register = endpoint('POST', '/register', {
  access: 'anonymous',
  summary: 'Creates an account with its workspace and signs in',
  body: z
    .object({
      display_name: displayName,
      email,
      password: newPassword,
      password_confirmation: z.string({ error: 'Repeat the password.' }),
      terms: accepted,
      utm_source: attribution,
      utm_medium: attribution,
      utm_campaign: attribution,
      ref_code: attribution,
      rewardful_referral: attribution,
      phone: phoneNumber.nullish(),
    })
    .refine((body) => body.password === body.password_confirmation, {
      path: ['password'],
      message: 'The two passwords are not the same.',
    }),
  // Breeze answers 204.
  response: z.union([z.literal(''), nothing]),
  status: 201,
})

export const login = endpoint('POST', '/login', {
  access: 'anonymous',
  summary: 'Signs in',
  body: z.object({
    email: z.string({ error: 'Enter your e-mail address.' }).min(1, { message: 'Enter your e-mail address.' }).max(255),
    password: z.string({ error: 'Enter your password.' }).min(1, { message: 'Enter your password.' }).max(1024),
    remember: z.boolean().nullish(),
  }),
  // Breeze answers 204.
  response: z.union([z.object({ two_factor: z.boolean() }), nothing]),
})

export const forgotPassword = endpoint('POST', '/forgot-password', {
  access: 'anonymous',
  summary: 'Sends a password reset link',
  body: z.object({ email }),
  response: confirmation,
})

export const resetPassword = endpoint('POST', '/reset-password', {
  access: 'anonymous',
  summary: 'Sets a new password with the token of the mail',
  body: z
    .object({
      email,
      token: z.string({ error: 'The reset link is incomplete.' }).min(1).max(255),
      password: newPassword,
      password_confirmation: z.string({ error: 'Repeat the password.' }),
    })
    .refine((body) => body.password === body.password_confirmation, {
      path: ['password'],
      message: 'The two passwords are not the same.',
    }),
  response: confirmation,
})

/**
 * Only our server has this call: another back end answers 404, and the page then asks for a password without knowing whether one exists.
 */
export const checkPasswordReset = endpoint('POST', '/api/password-resets/check', {
  access: 'anonymous',
  summary: 'Whether a reset link still works; uses it up neither way',
  body: z.object({ email: z.string().max(255), token: z.string().max(255) }),
  response: z.object({ is_valid: z.boolean() }),
})

/** 202 when a mail goes out; 204 when the address is verified already. */
export const sendVerification = endpoint('POST', '/email/verification-notification', {
  access: 'signed-in',
  summary: 'Sends the verification mail again',
  // Breeze answers 200 with a status.
  response: z.union([nothing, z.object({ status: z.string() })]),
  status: 202,
})

/** Needs an account as well, but a browser without one is led to the login page instead of being refused. */
export const verifyEmail = endpoint('GET', '/email/verify/:id/:hash', {
  access: 'anonymous',
  summary: 'Verifies the address with the signed link of the mail',
  params: z.object({ id, hash: z.string().regex(/^[0-9a-f]{40}$/) }),
  query: z.object({ expires: z.string().max(20).optional(), signature: z.string().max(200).optional() }),
  response: nothing,
  status: 204,
})

export const googleSignIn = endpoint('GET', '/auth/google', {
  access: 'anonymous',
  summary: 'Leads the browser to Google, or to the OpenID provider that stands in for it',
  query: z.object({
    /** A path of this site to come back to. */
    return_to: z.string().max(2048).optional(),
    utm_source: attribution,
    utm_medium: attribution,
    utm_campaign: attribution,
    ref_code: attribution,
    rewardful_referral: attribution,
  }),
  response: nothing,
  status: 302,
})

export const googleCallback = endpoint('GET', '/auth/google/callback', {
  access: 'anonymous',
  summary: 'Where the provider sends the browser back to; signs in, and leads on to the page that was asked for',
  // The provider's own parameters; its SDK checks them.
  query: z.looseObject({}),
  response: nothing,
  status: 302,
})

/** Why signing in with Google did not work, as `google` in the address of the login page. */
export const googleRefusal = z.enum([
  'cancelled',
  'expired',
  'not_configured',
  'unavailable',
  'unconfirmed_email',
  'unverified_account',
  'no_workspace',
  'too_many_attempts',
])
export type GoogleRefusal = z.infer<typeof googleRefusal>

export const logout = endpoint('POST', '/logout', {
  access: 'signed-in',
  summary: 'Ends the session',
  response: nothing,
  status: 204,
})
