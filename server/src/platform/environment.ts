import { resolve } from 'node:path'
import type { z } from 'zod'
import { type AddressLimitSettings, toAddressLimits } from './address-limit-variables.ts'
import { type AdSourceSettings, adSourceSettings } from './ad-source-variables.ts'
import { type BillingSettings, getBillingSettings } from './billing-variables.ts'
import type { AdmissionLimits } from './http/admission/admission-queue.ts'
import { toAdmissionLimits } from './admission-variables.ts'
import { environmentVariables } from './environment-variables.ts'
import { type MetricsSettings, toMetrics, toRelease } from './metrics/metrics-variables.ts'
import { StartError } from './errors/start-error.ts'
import { type FeatureFlagSettings, toFeatureFlags } from './feature-flag-variables.ts'
import { type GenerationSettings, getGenerationSettings } from './generation-variables.ts'
import { type GoogleSettings, toGoogle } from './google-variables.ts'
import { type ThirdParties, toThirdParties } from './third-party-variables.ts'
import { type TlsFiles, toTlsFiles } from './tls-variables.ts'

type Variables = z.output<typeof environmentVariables>

export interface Environment {
  nodeEnv: 'development' | 'test' | 'production'
  port: number
  /** Address to listen on. */
  host: string
  /** The certificate with which the server speaks HTTPS; null: it speaks HTTP, and a proxy in front may speak HTTPS. */
  tls: TlsFiles | null
  /** Origin of the product's pages, without a slash at the end. */
  appUrl: string
  /** Further origins, besides our own, whose pages may call the API with their cookies. */
  allowedOrigins: readonly string[]
  /** The domain whose hosts share our cookies; null: the cookies are for this host only. */
  cookieDomain: string | null
  /** Null: the server uses its embedded PostgreSQL, in `dataDir`. */
  databaseUrl: string | null
  /** The standbys of `databaseUrl`. */
  databaseReplicaUrls: readonly string[]
  /** Absolute. */
  dataDir: string
  /** The absolute path of the folder for backups; null: there are none. */
  backupDir: string | null
  /** `file:` and a folder, or an `s3:` address. */
  storageUrl: string
  /** `outbox:` and the absolute path of a folder, or an `smtp:` address. */
  mailUrl: string
  mailFrom: string
  /** Null: the secret is created once and kept in `dataDir`. */
  sessionSecret: string | null
  hasTestHooks: boolean
  /** Servers on this machine count as the public web: only for tests. */
  hasLocalWeb: boolean
  /** Whether a first start fills the library with ads of fictional brands. */
  hasDemoLibrary: boolean
  /** Whether the web process does background work itself; otherwise `worker.ts` runs beside it. */
  worksInProcess: boolean
  /** The sign-in that a site needs before it is open to the public; null: the site is open to every visitor. */
  staging: { username: string; password: string } | null
  /** The number of our own proxies in front: this many hops of X-Forwarded-* headers are trusted, and no more. */
  trustedProxies: number
  /** How long the server still answers after it was told to end. */
  drainSeconds: number
  /** The source of the feature flags of pages. */
  growthBook: FeatureFlagSettings
  /** The OpenID provider behind the Google button; null: there is none. */
  google: GoogleSettings | null
  billing: BillingSettings
  thirdParties: ThirdParties
  adSources: AdSourceSettings
  addressLimits: AddressLimitSettings
  /** How many requests a process works on at once, and how many may be open. */
  admission: AdmissionLimits
  /** Where Prometheus reads the figures of this process; null: nowhere. */
  metrics: MetricsSettings | null
  /** The name of the running version. */
  release: string
  /** The provider of texts and images for workspaces without their own provider; null: there is none. */
  generation: GenerationSettings | null
  /** Whether videos may be rendered with H.264. */
  /** Null: no models hear and speak without a network. */
  speechModelsDir: string | null
  hasH264: boolean
  logLevel: string
}

/** One or more environment variables are wrong; the message names each one with the reason. */
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
    // On a developer's machine, the product and its printed sign-ins must not be reachable from other machines.
    host: values.HOST ?? (values.NODE_ENV === 'production' ? '::' : 'localhost'),
    tls,
    appUrl: values.APP_URL ?? `${tls === null ? 'http' : 'https'}://localhost:${values.PORT}`,
    allowedOrigins: values.ALLOWED_ORIGINS,
    cookieDomain: values.COOKIE_DOMAIN ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
    dataDir,
    ...toPlaces(values, dataDir),
    mailFrom: values.MAIL_FROM,
    sessionSecret: values.SESSION_SECRET ?? null,
    hasTestHooks: values.TEST_HOOKS,
    hasLocalWeb: values.TEST_LOCAL_WEB,
    hasDemoLibrary: values.DEMO_LIBRARY === 'on',
    worksInProcess: values.WORKER === 'in-process',
    staging: toStaging(values),
    trustedProxies: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS,
    growthBook: toFeatureFlags(values),
    google: toGoogle(values),
    billing: getBillingSettings(values, values.NODE_ENV),
    thirdParties: toThirdParties(values, values.NODE_ENV),
    adSources: adSourceSettings(values),
    addressLimits: toAddressLimits(values, values.TEST_HOOKS),
    admission: toAdmissionLimits(values, values.TEST_HOOKS),
    metrics: toMetrics(values),
    release: toRelease(values),
    generation: getGenerationSettings(values),
    speechModelsDir: values.SPEECH_MODELS_DIR,
    hasH264: values.VIDEO_H264 === 'on',
    logLevel: values.LOG_LEVEL,
  }
}

/** @throws EnvironmentError */
function parseVariables(source: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === 'GROWTHBOOK_CLIENT_KEY'),
    ),
  )
  const parsed = environmentVariables.safeParse(given)
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new EnvironmentError(`The environment is not right:\n${reasons.join('\n')}`)
  }
  return parsed.data
}

/** The places of backups, stored files and mails. */
function toPlaces({ BACKUP_DIR, STORAGE_URL, MAIL_URL }: Variables, dataDir: string) {
  return {
    backupDir: BACKUP_DIR === undefined ? null : resolve(BACKUP_DIR),
    storageUrl: STORAGE_URL ?? `file:${dataDir}/storage`,
    mailUrl: MAIL_URL ?? `outbox:${dataDir}/outbox`,
  }
}

function toStaging(values: Variables): Environment['staging'] {
  const { STAGING_USERNAME: username, STAGING_PASSWORD: password } = values
  return username === undefined || password === undefined ? null : { username, password }
}
