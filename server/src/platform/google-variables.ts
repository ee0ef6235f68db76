import { z } from 'zod'

const openIdIssuer = z.string().refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
  error: 'must be the address of an OpenID provider, as https://accounts.google.com',
})

/** The variables for signing in with Google, or with another OpenID provider. */
export const googleVariables = {
  GOOGLE_CLIENT_ID: z.string().max(255).optional().meta({
    description:
      'The client id for signing in with Google; its redirect address is `APP_URL` followed by `/auth/google/callback`. Set with `GOOGLE_CLIENT_SECRET`.',
  }),
  GOOGLE_CLIENT_SECRET: z.string().max(255).optional().meta({ description: 'The secret to `GOOGLE_CLIENT_ID`.' }),
  GOOGLE_ISSUER: openIdIssuer
    .default('https://accounts.google.com')
    .meta({ description: 'The address of the OpenID provider behind the Google button.' }),
}

type Variables = z.output<z.ZodObject<typeof googleVariables>>

export interface GoogleSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

export function toGoogle(values: Variables): GoogleSettings | null {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  return clientId === undefined || clientSecret === undefined ? null : { issuer, clientId, clientSecret }
}
