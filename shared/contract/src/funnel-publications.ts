import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { day, id, idParams, timestamp } from './primitives.ts'
import { pageTakedown } from './published-pages.ts'

/** The product's name, and places to sign in, in the seven languages of pages, wherever they stand in an address. */
const RESERVED_WORDS =
  /marquee|login|passwor|(?:^|-)(?:(?:log|sign)-?(?:in|on|out|off)|admin|administrator|o?auth|sso|[2m]fa|otp|webmail|einloggen|kennwort|mots?-de-passe|iniciar-ses[a-z]+|contrasena|inloggen|aanmelden|wachtwoord|senha)(?:-|$)/
/** Whole addresses of what products have beside their pages: within longer ones, these words mean other things. */
const RESERVED_ADDRESSES =
  /^(?:(?:my-)?accounts?|anmelden|anmeldung|api|billing|compte|connexion|accedi|acceder|cuenta|conta|entrar|help|konto|official|report|security|settings|sign-?up|register|staff|support|verify|verification|www)$/

/** Whether an address is not given to pages of customers. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_WORDS.test(slug) || RESERVED_ADDRESSES.test(slug)
}

/** The last segment of a published page's address. */
export const funnelSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,58}[a-z0-9])$/, {
    message: 'Use 3 to 60 letters from a to z, digits and hyphens, without a hyphen at the ends.',
  })
  .refine((slug) => !isReservedSlug(slug), {
    message: 'This address looks like a page of Marquee or a place to sign in. Choose another one.',
  })

/** Two pages that share the visitors of one address. */
export const funnelSplit = z.object({
  page_id: id,
  /** The percentage of the visitors who see the other page. */
  share: z.number().int().min(1).max(99),
})

export const funnelPublication = z.object({
  slug: z.string(),
  /** The public address. */
  address: z.string(),
  is_live: z.boolean(),
  /** The version that the public sees. */
  page_version: z.number().int(),
  published_at: timestamp,
  withdrawn_at: timestamp.nullable(),
  /** Why the page is not public although it is published; null when no administrator took it down. */
  takedown: pageTakedown.nullable(),
  split: funnelSplit.extend({ title: z.string() }).nullable(),
})
export type FunnelPublication = z.infer<typeof funnelPublication>

const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const
const rights = { access: 'verified', permission: 'sharing.manage', feature: 'generation' } as const
const changes = ['funnel-pages'] as const

export const getFunnelPublication = endpoint('GET', '/api/funnel-pages/:id/publication', {
  ...reading,
  summary: 'What the public sees of a page; null when it was never published',
  params: idParams,
  response: dataSchema(funnelPublication.nullable()),
})

export const publishFunnelPage = endpoint('PUT', '/api/funnel-pages/:id/publication', {
  ...rights,
  changes,
  errors: ['version_conflict'],
  summary: 'Publishes a saved version at an address of ours, or replaces what is published there',
  params: idParams,
  body: z.object({
    /** The version that the caller saw. */
    version: z.number().int(),
    slug: funnelSlug,
    /** A second published page of the workspace that shares the visitors; null for none. */
    split: funnelSplit.nullable().default(null),
  }),
  response: dataSchema(funnelPublication),
})

export const withdrawFunnelPage = endpoint('DELETE', '/api/funnel-pages/:id/publication', {
  ...reading,
  permission: 'sharing.manage',
  changes,
  summary: 'Takes a page off the web at once; its address stays reserved',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

const counts = { views: z.number().int().min(0), form_posts: z.number().int().min(0) }

/** The difference of two rates of form posts by views. */
export const splitResult = z.object({
  page: z.object({ id, title: z.string(), ...counts }),
  rival: z.object({ id, title: z.string(), ...counts }),
  /** The rate of the rival less that of the page, with its interval of 95 %; null when there are too few to say. */
  difference: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
})
export type SplitResult = z.infer<typeof splitResult>

export const getFunnelFigures = endpoint('GET', '/api/funnel-pages/:id/figures', {
  ...reading,
  summary:
    'How often a published page was opened and its forms were sent, by day (UTC), and the comparison of its split',
  params: idParams,
  response: dataSchema(
    z.object({
      /** The last 30 days, the oldest first; days without a visit are there with zeros. */
      days: z.array(z.object({ day, ...counts })),
      total: z.object(counts),
      split: splitResult.nullable(),
    }),
  ),
})
