import { z } from 'zod'
import { type KeyRing, parseKeyRing } from './secrets/secret-box.ts'

const apiAddress = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'must be an address that starts with http:// or https://',
  })
  .transform((value) => value.replace(/\/+$/, ''))

const keyRing = z.string().transform((value, context) => {
  const keys = parseKeyRing(value)
  if (keys === null) {
    context.addIssue({
      code: 'custom',
      message: 'must be keys such as 2026-11:BASE64, each of 32 bytes, with commas between them, the newest first',
    })
    return z.NEVER
  }
  return keys
})

/** The variables of ad sources: the addresses of their APIs, and the keys that encrypt their credentials. */
export const adSourceVariables = {
  META_API_URL: apiAddress
    .default('https://graph.facebook.com/v24.0')
    .meta({ description: 'The address of Meta’s API, with its version.' }),
  TIKTOK_API_URL: apiAddress
    .default('https://open.tiktokapis.com')
    .meta({ description: 'The address of TikTok’s API.' }),
  CREDENTIAL_KEYS: keyRing.optional().meta({
    description:
      'The keys that encrypt stored credentials, as `id:key,id:key`, each key 32 bytes in Base64; the first one encrypts, all of them decrypt.',
    default: 'made at the first start and kept in `DATA_DIR`',
  }),
}

type Variables = z.output<z.ZodObject<typeof adSourceVariables>>

export interface AdSourceSettings {
  metaApiUrl: string
  tiktokApiUrl: string
  /** The keys that encrypt credentials; null: no credentials can be stored. */
  credentialKeys: KeyRing | null
}

export function adSourceSettings(values: Variables): AdSourceSettings {
  return {
    metaApiUrl: values.META_API_URL,
    tiktokApiUrl: values.TIKTOK_API_URL,
    credentialKeys: values.CREDENTIAL_KEYS ?? null,
  }
}
