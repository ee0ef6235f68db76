import { resolve } from 'node:path'
import type { z } from 'zod'
import { type AddressLimitSettings, toAddressLimits } from './address-limit-variables.ts'
import { type AdSourceSettings, adSourceSettings } from './ad-source-variables.ts'
import { type BillingSettings, getBillingSettings } from './billing-variables.ts'
import { type Admission, toAdmissionLimits } from './admission-variables.ts'
import { environmentVariables } from './environment-variables.ts'
import { type MetricsSettings, toMetrics, toRelease } from './metrics/metrics-variables.ts'
import { StartError } from './errors/start-error.ts'
import { type FeatureFlagSettings, toFeatureFlags } from './feature-flag-variables.ts'
import { type GenerationSettings, getGenerationSettings } from './generation-variables.ts'
import { type GoogleSettings, toGoogle } from './google-variables.ts'
import { type ThirdParties, toThirdParties } from './third-party-variables.ts'
import { toTracing, type TracingSettings } from './tracing/tracing-variables.ts'
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
  /** The origin of the pages of customers; null: they stand on `appUrl`. */
  pagesUrl: string | null
  /** Further origins, besides our own, whose pages may call the API with their cookies. */
  allowedOrigins: readonly string[]
  /** The domain whose hosts share our cookies; null: the cookies are for this host only. */
  cookieDomain: string | null
  /** Null: the server uses its embedded PostgreSQL, in `dataDir`. */
  databaseUrl: string | null
  /** The standbys of `databaseUrl`. */
  databaseReplicaUrls: readonly string[]
  /** The daemons of the search engine, in the order of their parts; none: PostgreSQL alone finds ads. */
  searchUrls: readonly string[]
  /** Whether each commit waits until a standby has it, as long as one follows. */
  commitsWaitForReplica: boolean
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
  /** A second secret that is accepted, but does not sign; null: there is none. */
  acceptedSessionSecret: string | null
  hasTestHooks: boolean
  /** Servers on this machine count as the public web: only for tests. */
  hasLocalWeb: boolean
  /** Whether a first start fills the library with ads of fictional brands. */
  hasDemoLibrary: boolean
  /** Where the background work of the web process is done; `off`: only by workers that others start. */
  worker: 'own-process' | 'in-process' | 'off'
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
  admission: Admission
  /** Where Prometheus reads the figures of this process; null: nowhere. */
  metrics: MetricsSettings | null
  /** The collector of traces; null: none are recorded. */
  tracing: TracingSettings | null
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
  const appUrl = values.APP_URL ?? `${tls === null ? 'http' : 'https'}://localhost:${values.PORT}`
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    // On a developer's machine, the product and its printed sign-ins must not be reachable from other machines.
    host: values.HOST ?? (values.NODE_ENV === 'production' ? '::' : 'localhost'),
    tls,
    appUrl,
    pagesUrl: toPagesUrl(values, appUrl),
    allowedOrigins: values.ALLOWED_ORIGINS,
    cookieDomain: values.COOKIE_DOMAIN ?? null,
    ...toDatabase(values),
    searchUrls: values.SEARCH_URL,
    dataDir,
    ...toPlaces(values, dataDir),
    mailFrom: values.MAIL_FROM,
    ...toSessionSecrets(values),
    hasTestHooks: values.TEST_HOOKS,
    hasLocalWeb: values.TEST_LOCAL_WEB,
    hasDemoLibrary: values.DEMO_LIBRARY === 'on',
    // Browser tests move the clock of their server, and its background work has to see that.
    worker: values.WORKER ?? (values.TEST_HOOKS ? 'in-process' : 'own-process'),
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
    tracing: toTracing(values),
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

/** @throws EnvironmentError for a host that gets cookies of ours: they are sent to every port of a host, and to the hosts of a domain */
function toPagesUrl({ PAGES_URL, COOKIE_DOMAIN, ALLOWED_ORIGINS }: Variables, appUrl: string): string | null {
  if (PAGES_URL === undefined) {
    return null
  }
  const { hostname } = new URL(PAGES_URL)
  const isInDomain = COOKIE_DOMAIN !== undefined && `.${hostname}`.endsWith(`.${COOKIE_DOMAIN}`)
  if (hostname === new URL(appUrl).hostname || isInDomain || ALLOWED_ORIGINS.includes(PAGES_URL)) {
    throw new EnvironmentError(
      'The environment is not right:\n  PAGES_URL must have a host of its own, which is not the one of APP_URL, not in COOKIE_DOMAIN and not among ALLOWED_ORIGINS',
    )
  }
  return PAGES_URL
}

function toDatabase({ DATABASE_URL, DATABASE_REPLICA_URLS, DATABASE_SYNCHRONOUS }: Variables) {
  return {
    databaseUrl: DATABASE_URL ?? null,
    databaseReplicaUrls: DATABASE_REPLICA_URLS,
    commitsWaitForReplica: DATABASE_SYNCHRONOUS === 'on',
  }
}

function toSessionSecrets({ SESSION_SECRET, SESSION_SECRET_ACCEPTED }: Variables) {
  return { sessionSecret: SESSION_SECRET ?? null, acceptedSessionSecret: SESSION_SECRET_ACCEPTED ?? null }
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
