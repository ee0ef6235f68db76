import { z } from 'zod'

/** An origin such as `https://app.example.com`, as browsers write it in the header `Origin`. */
const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
  )

const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().replace(/\/$/, '')))
  .refine((values) => values.every((value) => origin.safeParse(value).success), {
    error: 'must be origins with commas between them, as https://app.example.com,https://app.example.org',
  })

const domain = z
  .string()
  .regex(/^(?=.{4,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/, { error: 'must be a domain, as example.com' })

/** The variables for pages and API on two origins of one site. */
export const crossOriginVariables = {
  ALLOWED_ORIGINS: origins
    .default([])
    .meta({ description: 'The origins, with commas between them, whose pages may call the API with cookies.' }),
  COOKIE_DOMAIN: domain.optional().meta({
    description:
      'The domain that the host of the pages and the host of the API share; cookies are valid for all of its hosts.',
    default: 'the server’s own host',
  }),
}
