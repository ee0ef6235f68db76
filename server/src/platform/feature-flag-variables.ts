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

/** Where our own server stands in for a GrowthBook host. */
export const GROWTHBOOK_PATH = '/growthbook'

/** Where pages get their feature flags. */
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
  /** An address, or a path of our own server. */
  apiHost: string
  /** Null: pages run without flags. */
  clientKey: string | null
  /** Our own server answers, in GrowthBook's protocol. */
  isOwn: boolean
}

/** A foreign host has no key that we could know. */
export function toFeatureFlags(values: Variables): FeatureFlagSettings {
  const { GROWTHBOOK_API_HOST: host, GROWTHBOOK_CLIENT_KEY: key } = values
  return {
    apiHost: host ?? GROWTHBOOK_PATH,
    clientKey: key === undefined && host === undefined ? 'sdk-marquee' : (key ?? null),
    isOwn: host === undefined,
  }
}
