import { z } from 'zod'

const growthBookHost = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'must be the address of a GrowthBook host, as https://cdn.growthbook.io',
  })
  .transform((value) => value.replace(/\/+$/, ''))

const growthBookKey = z
  .string()
  .regex(/^[\w-]{0,100}$/, { error: 'must be a client key such as sdk-marquee, or off' })
  .transform((value) => (value === 'off' || value === '' ? null : value))

/** The path under which our own server stands in for a GrowthBook host. */
export const GROWTHBOOK_PATH = '/growthbook'

/** The source of the feature flags of pages. */
export const featureFlagVariables = {
  GROWTHBOOK_API_HOST: growthBookHost.optional().meta({
    description: 'The address of a GrowthBook host that serves feature flags.',
    default: 'this server, in GrowthBook’s protocol',
  }),
  GROWTHBOOK_CLIENT_KEY: growthBookKey.optional().meta({
    description: 'The client key for feature flags; empty or `off`: pages run without flags.',
    default: '`sdk-marquee` while `GROWTHBOOK_API_HOST` is not set',
  }),
}

type Variables = z.output<z.ZodObject<typeof featureFlagVariables>>

export interface FeatureFlagSettings {
  /** An address, or a path on our own server. */
  apiHost: string
  /** Null: pages run without flags. */
  clientKey: string | null
  /** Our own server answers, with GrowthBook's protocol. */
  isOwn: boolean
}

/** Only our own server has a default key: the key of an external host is unknown to us. */
export function toFeatureFlags(values: Variables): FeatureFlagSettings {
  const { GROWTHBOOK_API_HOST: host, GROWTHBOOK_CLIENT_KEY: key } = values
  return {
    apiHost: host ?? GROWTHBOOK_PATH,
    clientKey: key === undefined && host === undefined ? 'sdk-marquee' : (key ?? null),
    isOwn: host === undefined,
  }
}
