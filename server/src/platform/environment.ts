import { resolve } from 'node:path'
import { z } from 'zod'
import { type AddressLimitSettings, addressLimitVariables, toAddressLimits } from './address-limit-variables.ts'
import { type AdSourceSettings, adSourceSettings, adSourceVariables } from './ad-source-variables.ts'
import { type BillingSettings, billingVariables, getBillingSettings } from './billing-variables.ts'
import { crossOriginVariables } from './cross-origin-variables.ts'
import { StartError } from './errors/start-error.ts'
import { type GenerationSettings, generationVariables, getGenerationSettings } from './generation-variables.ts'
import { type ThirdParties, toThirdParties, thirdPartyVariables } from './third-party-variables.ts'
import { type TlsFiles, toTlsFiles, tlsVariables } from './tls-variables.ts'

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true')

const storageUrl = z
  .string()
  .refine((value) => value.startsWith('file:') || (/^s3:\/\/[a-z0-9][a-z0-9.-]+/.test(value) && URL.canParse(value)), {
    error: 'must be file: and a folder, or s3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example.com',
  })

const mailUrl = z
  .string()
  .refine((value) => value.startsWith('outbox:') || (/^smtps?:\/\/[^/]+/.test(value) && URL.canParse(value)), {
    error: 'must be outbox: with a folder, or smtp://user:password@host:port',
  })

const databaseUrl = z.string().refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), {
  error: 'must be an address such as postgres://user:password@host:5432/marquee',
})

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

const webOrigin = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname === '/', {
    error: 'must be an address without a path, as https://app.example.com',
  })
  .transform((value) => new URL(value).origin)

const openIdIssuer = z.string().refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
  error: 'must be the address of an OpenID provider, as https://accounts.google.com',
})

/** Where our own server stands in for a GrowthBook host. */
export const GROWTHBOOK_PATH = '/growthbook'

/** Every variable that the server reads; nothing else looks into `process.env`. */
const variables = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
      .default('development'),
    PORT: z.coerce
      .number({ error: 'must be a port number from 0 to 65535' })
      .int({ error: 'must be a port number from 0 to 65535' })
      .min(0, { error: 'must be a port number from 0 to 65535' })
      .max(65_535, { error: 'must be a port number from 0 to 65535' })
      .default(3000),
    HOST: z.string().optional(),
    APP_URL: webOrigin.optional(),
    DATABASE_URL: databaseUrl.optional(),
    DATA_DIR: z.string().default('var'),
    STORAGE_URL: storageUrl.optional(),
    MAIL_URL: mailUrl.optional(),
    SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    TEST_HOOKS: flag.default(false),
    TEST_LOCAL_WEB: flag.default(false),
    DEMO_LIBRARY: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    WORKER: z.enum(['in-process', 'off'], { error: 'must be in-process or off' }).default('in-process'),
    STAGING_USERNAME: z.string().max(255).optional(),
    STAGING_PASSWORD: z.string().max(1024).optional(),
    TRUST_PROXY: z.coerce
      .number({ error: 'must be the number of proxies in front' })
      .int({ error: 'must be the number of proxies in front' })
      .min(0, { error: 'must be the number of proxies in front' })
      .max(10, { error: 'must be the number of proxies in front, at most 10' })
      .default(0),
    MAIL_FROM: z
      .string()
      .min(3, { error: 'must be an e-mail address' })
      .default('Marquee <no-reply@marquee.localhost>'),
    GROWTHBOOK_API_HOST: growthBookHost.optional(),
    GROWTHBOOK_CLIENT_KEY: growthBookKey.optional(),
    GOOGLE_CLIENT_ID: z.string().max(255).optional(),
    GOOGLE_CLIENT_SECRET: z.string().max(255).optional(),
    GOOGLE_ISSUER: openIdIssuer.default('https://accounts.google.com'),
    ...crossOriginVariables,
    ...billingVariables,
    ...tlsVariables,
    ...thirdPartyVariables,
    ...adSourceVariables,
    ...addressLimitVariables,
    ...generationVariables,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  })
  .refine((values) => (values.STAGING_USERNAME === undefined) === (values.STAGING_PASSWORD === undefined), {
    path: ['STAGING_USERNAME'],
    error: 'and STAGING_PASSWORD must both be set, or neither',
  })
  .refine((values) => (values.GOOGLE_CLIENT_ID === undefined) === (values.GOOGLE_CLIENT_SECRET === undefined), {
    path: ['GOOGLE_CLIENT_ID'],
    error: 'and GOOGLE_CLIENT_SECRET must both be set, or neither',
  })
  .refine((values) => (values.TLS_CERT_FILE === undefined) === (values.TLS_KEY_FILE === undefined), {
    path: ['TLS_CERT_FILE'],
    error: 'and TLS_KEY_FILE must both be set, or neither',
  })
  .refine((values) => values.TLS_CERT_FILE === undefined || values.APP_URL?.startsWith('http:') !== true, {
    path: ['APP_URL'],
    error: 'must start with https:// while TLS_CERT_FILE is set',
  })
  .refine((values) => (values.STRIPE_SECRET_KEY === undefined) === (values.STRIPE_WEBHOOK_SECRET === undefined), {
    path: ['STRIPE_SECRET_KEY'],
    error: 'and STRIPE_WEBHOOK_SECRET must both be set, or neither',
  })
  .refine((values) => values.TEST_HOOKS || !values.TEST_LOCAL_WEB, {
    path: ['TEST_LOCAL_WEB'],
    error: 'must not be set without TEST_HOOKS: it lets people read servers of this machine',
  })
  .refine((values) => !(values.TEST_HOOKS && values.NODE_ENV === 'production'), {
    path: ['TEST_HOOKS'],
    error: 'must not be set while NODE_ENV is production: it lets anybody read mails and move the clock',
  })

export interface Environment {
  nodeEnv: 'development' | 'test' | 'production'
  port: number
  /** Address to listen on. */
  host: string
  /** What the server speaks HTTPS with; null: it speaks HTTP, and a proxy in front may speak HTTPS. */
  tls: TlsFiles | null
  /** Origin of the product's pages, without a slash at the end. */
  appUrl: string
  /** Origins of pages besides our own that may call the API with their cookies. */
  allowedOrigins: readonly string[]
  /** The domain whose hosts share our cookies; null: they are this host's alone. */
  cookieDomain: string | null
  /** Null: the server brings its own PostgreSQL along, in `dataDir`. */
  databaseUrl: string | null
  /** Absolute. */
  dataDir: string
  /** `file:` and a folder, or an `s3:` address. */
  storageUrl: string
  /** `outbox:` and the absolute path of a folder, or an `smtp:` address. */
  mailUrl: string
  mailFrom: string
  /** Null: made once and kept in `dataDir`. */
  sessionSecret: string | null
  hasTestHooks: boolean
  /** Servers of this machine count as the public web: for tests alone. */
  hasLocalWeb: boolean
  /** Whether a first start fills the library with ads of fictional brands. */
  hasDemoLibrary: boolean
  /** Whether the web process does background work itself; otherwise `worker.ts` runs beside it. */
  worksInProcess: boolean
  /** Who may look at a site that is not open yet; null: everybody. */
  staging: { username: string; password: string } | null
  /** How many proxies of ours stand in front: so many hops of X-Forwarded-* headers are believed, and no more. */
  trustedProxies: number
  /** Where pages get their feature flags. */
  growthBook: {
    /** An address, or a path of our own server. */
    apiHost: string
    /** Null: pages run without flags. */
    clientKey: string | null
    /** Our own server answers, in GrowthBook's protocol. */
    isOwn: boolean
  }
  /** The OpenID provider behind the Google button; null: there is none. */
  google: { issuer: string; clientId: string; clientSecret: string } | null
  billing: BillingSettings
  thirdParties: ThirdParties
  adSources: AdSourceSettings
  addressLimits: AddressLimitSettings
  /** The provider of words and images for workspaces without an own one; null: there is none. */
  generation: GenerationSettings | null
  logLevel: string
}

/** A variable of the environment is wrong; the message names each one with the reason. */
export class EnvironmentError extends StartError {
  override readonly name = 'EnvironmentError'
}

/**
 * Reads and checks the environment. An empty variable counts as missing; an empty GROWTHBOOK_CLIENT_KEY means no flags.
 * @throws EnvironmentError
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const values = parseVariables(source)
  const dataDir = resolve(values.DATA_DIR)
  const tls = toTlsFiles(values)
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    // On a developer's machine the product with its printed sign-ins is nobody else's business.
    host: values.HOST ?? (values.NODE_ENV === 'production' ? '::' : 'localhost'),
    tls,
    appUrl: values.APP_URL ?? `${tls === null ? 'http' : 'https'}://localhost:${values.PORT}`,
    allowedOrigins: values.ALLOWED_ORIGINS,
    cookieDomain: values.COOKIE_DOMAIN ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir,
    storageUrl: values.STORAGE_URL ?? `file:${dataDir}/storage`,
    mailUrl: values.MAIL_URL ?? `outbox:${dataDir}/outbox`,
    mailFrom: values.MAIL_FROM,
    sessionSecret: values.SESSION_SECRET ?? null,
    hasTestHooks: values.TEST_HOOKS,
    hasLocalWeb: values.TEST_LOCAL_WEB,
    hasDemoLibrary: values.DEMO_LIBRARY === 'on',
    worksInProcess: values.WORKER === 'in-process',
    staging: toStaging(values),
    trustedProxies: values.TRUST_PROXY,
    growthBook: toGrowthBook(values),
    google: toGoogle(values),
    billing: getBillingSettings(values, values.NODE_ENV),
    thirdParties: toThirdParties(values, values.NODE_ENV),
    adSources: adSourceSettings(values),
    addressLimits: toAddressLimits(values, values.TEST_HOOKS),
    generation: getGenerationSettings(values),
    logLevel: values.LOG_LEVEL,
  }
}

/** @throws EnvironmentError */
function parseVariables(source: Record<string, string | undefined>): z.output<typeof variables> {
  const given = Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === 'GROWTHBOOK_CLIENT_KEY'),
    ),
  )
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new EnvironmentError(`The environment is not right:\n${reasons.join('\n')}`)
  }
  return parsed.data
}

function toStaging(values: z.output<typeof variables>): Environment['staging'] {
  const { STAGING_USERNAME: username, STAGING_PASSWORD: password } = values
  return username === undefined || password === undefined ? null : { username, password }
}

function toGoogle(values: z.output<typeof variables>): Environment['google'] {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  return clientId === undefined || clientSecret === undefined ? null : { issuer, clientId, clientSecret }
}

/** A foreign host has no key that we could know. */
function toGrowthBook(values: z.output<typeof variables>): Environment['growthBook'] {
  const { GROWTHBOOK_API_HOST: host, GROWTHBOOK_CLIENT_KEY: key } = values
  return {
    apiHost: host ?? GROWTHBOOK_PATH,
    clientKey: key === undefined && host === undefined ? 'sdk-marquee' : (key ?? null),
    isOwn: host === undefined,
  }
}
