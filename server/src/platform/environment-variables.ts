import { z } from 'zod'
import { addressLimitVariables } from './address-limit-variables.ts'
import { admissionVariables } from './admission-variables.ts'
import { adSourceVariables } from './ad-source-variables.ts'
import { billingVariables } from './billing-variables.ts'
import { crossOriginVariables } from './cross-origin-variables.ts'
import { featureFlagVariables } from './feature-flag-variables.ts'
import { generationVariables } from './generation-variables.ts'
import { googleVariables } from './google-variables.ts'
import { metricsVariables } from './metrics/metrics-variables.ts'
import { thirdPartyVariables } from './third-party-variables.ts'
import { tracingVariables } from './tracing/tracing-variables.ts'
import { tlsVariables } from './tls-variables.ts'
import { videoVariables } from './video-variables.ts'

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

const databaseUrls = z.string().transform((value, context) => {
  const urls = value.split(',').map((part) => part.trim())
  if (urls.every((url) => databaseUrl.safeParse(url).success)) {
    return urls
  }
  context.addIssue('must be addresses with commas between them, such as postgres://user:password@host:5432/marquee')
  return z.NEVER
})

const searchUrls = z.string().transform((value, context) => {
  const urls = value.split(',').map((part) => part.trim())
  if (urls.every((url) => /^mysql:\/\/[^/]+:\d+$/.test(url) && URL.canParse(url))) {
    return urls
  }
  context.addIssue('must be addresses with commas between them, such as mysql://host:9306')
  return z.NEVER
})

const webOrigin = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname === '/', {
    error: 'must be an address without a path, as https://app.example.com',
  })
  .transform((value) => new URL(value).origin)

const wholeNumber = (min: number, max: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })

const serverVariables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development')
    .meta({ description: 'The mode: `development`, `test` or `production`.' }),
  PORT: wholeNumber(0, 65_535, 'must be a port number from 0 to 65535')
    .default(3000)
    .meta({ description: 'The port that the server listens on; with 0 the system chooses one.' }),
  HOST: z
    .string()
    .optional()
    .meta({ description: 'The address that the server listens on.', default: '`localhost`; `::` in production' }),
  APP_URL: webOrigin.optional().meta({
    description: 'The origin at which users reach the pages; links in mails begin with it.',
    default: '`http://localhost:PORT` (`https:` with `TLS_CERT_FILE`)',
  }),
  PAGES_URL: webOrigin.optional().meta({
    description:
      'An origin of its own for published pages and previews of customers, on another host than `APP_URL` ([why](operations.md#pages-of-customers)).',
    default: 'none: they stand below `APP_URL`',
  }),
  DATA_DIR: z
    .string()
    .default('var')
    .meta({ description: 'The folder for the embedded database, stored files, mails and secrets.' }),
  DATABASE_URL: databaseUrl.optional().meta({
    description: 'The address of your own PostgreSQL 18, as `postgres://user:password@host:5432/marquee`.',
    default: 'the embedded PostgreSQL',
  }),
  DATABASE_REPLICA_URLS: databaseUrls.default([]).meta({
    description:
      'The addresses of standbys of `DATABASE_URL`, with commas between them. Lists and searches are read from them; the one that is promoted becomes the primary ([how](operations.md#replicas)).',
  }),
  DATABASE_SYNCHRONOUS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off').meta({
    description:
      '`on`: a change is acknowledged when a standby of `DATABASE_REPLICA_URLS` has it too, as long as one follows, so that nothing is lost with the primary ([how](operations.md#replicas)).',
  }),
  SEARCH_URL: searchUrls.default([]).meta({
    description:
      'The daemons of a search engine that speaks SphinxQL (Manticore Search, Sphinx), as `mysql://host:9306` with commas between them. Each has a part of the ads; run `npm run make search-index` after each change ([how](operations.md#the-search-engine)).',
    default: 'PostgreSQL alone finds ads',
  }),
  STORAGE_URL: storageUrl.optional().meta({
    description:
      'Where files are stored: `file:` and a folder, or `s3://bucket/prefix?region=…&endpoint=…`, with credentials where the AWS SDK looks for them.',
    default: '`file:DATA_DIR/storage`',
  }),
  BACKUP_DIR: z.string().optional().meta({
    description:
      'The folder for backups of the embedded database and of files: its database delivers its log there, and `npm run backup` fills the rest. Use another disk than that of `DATA_DIR`.',
  }),
  SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional().meta({
    description:
      'The secret of at least 32 characters that signs links in mails and keys the hashes of devices and networks.',
    default: 'made at the first start and kept in `DATA_DIR`',
  }),
  SESSION_SECRET_ACCEPTED: z.string().min(32, { error: 'must have at least 32 characters' }).optional().meta({
    description:
      'A second secret whose signatures are accepted, while `SESSION_SECRET` is replaced ([how](operations.md#rotate-secrets)).',
  }),
  WORKER: z
    .enum(['own-process', 'in-process', 'off'], { error: 'must be own-process, in-process or off' })
    .optional()
    .meta({
      description:
        'Where the background work is done: in a process of its own that the server starts, of lower priority, so that pages do not wait for it; within the server, which takes 200 MB less memory; or, with `off`, by `npm run worker` alone.',
      default: 'own-process',
    }),
  DEMO_LIBRARY: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .meta({ description: '`off`: the first start adds no demo ads.' }),
  TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front, at most 10').default(0).meta({
    description:
      'How many of your proxies stand in front of the server; their `X-Forwarded-*` headers say which address a request comes from.',
  }),
  DRAIN_SECONDS: wholeNumber(0, 9, 'must be a number of seconds, at most 9').default(0).meta({
    description:
      'How long a server that is told to end says at `/readyz` that it is not ready and still answers, so that a proxy in front sends new requests to another one.',
  }),
  STAGING_USERNAME: z
    .string()
    .max(255)
    .optional()
    .meta({ description: 'The user name that a site which is not open yet asks for; set with `STAGING_PASSWORD`.' }),
  STAGING_PASSWORD: z.string().max(1024).optional().meta({ description: 'The password to `STAGING_USERNAME`.' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .meta({
      description: 'The lowest level that is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
    }),
}

const mailVariables = {
  MAIL_URL: mailUrl.optional().meta({
    description: 'How mails leave: `outbox:` and a folder to write them to, or `smtp://user:password@host:port`.',
    default: '`outbox:DATA_DIR/outbox`',
  }),
  MAIL_FROM: z
    .string()
    .min(3, { error: 'must be an e-mail address' })
    .default('Marquee <no-reply@marquee.localhost>')
    .meta({ description: 'The sender of mails.' }),
}

const testVariables = {
  TEST_HOOKS: flag.default(false).meta({
    description:
      '1: tests may read mails, move the clock and pass the limits of network addresses; refused in production.',
  }),
  TEST_LOCAL_WEB: flag
    .default(false)
    .meta({ description: '1: servers of this machine count as the public web; needs `TEST_HOOKS`.' }),
}

/** Every variable of the server by topic; `docs/configuration.md` is made from them (`npm run make configuration`). */
export const variableGroups = [
  { title: 'Server', variables: serverVariables },
  { title: 'HTTPS', variables: tlsVariables },
  { title: 'Pages and API on two hosts', variables: crossOriginVariables },
  { title: 'Mail', variables: mailVariables },
  { title: 'Signing in with Google', variables: googleVariables },
  { title: 'Payments', variables: billingVariables },
  { title: 'Image generation', variables: generationVariables },
  { title: 'Videos', variables: videoVariables },
  { title: 'Ad sources and stored credentials', variables: adSourceVariables },
  { title: 'Limits for each network address', variables: addressLimitVariables },
  { title: 'Overload', variables: admissionVariables },
  { title: 'Figures of the server', variables: metricsVariables },
  { title: 'Traces', variables: tracingVariables },
  { title: 'Feature flags', variables: featureFlagVariables },
  { title: 'Third parties', variables: thirdPartyVariables },
  { title: 'Tests', variables: testVariables },
]

/** Every variable that the server reads; no other code reads `process.env`. */
export const environmentVariables = z
  .object({
    ...serverVariables,
    ...mailVariables,
    ...googleVariables,
    ...featureFlagVariables,
    ...testVariables,
    ...crossOriginVariables,
    ...billingVariables,
    ...tlsVariables,
    ...thirdPartyVariables,
    ...adSourceVariables,
    ...addressLimitVariables,
    ...admissionVariables,
    ...metricsVariables,
    ...tracingVariables,
    ...generationVariables,
    ...videoVariables,
    ...videoVariables,
  })
  .refine((values) => (values.STAGING_USERNAME === undefined) === (values.STAGING_PASSWORD === undefined), {
    path: ['STAGING_USERNAME'],
    error: 'and STAGING_PASSWORD must both be set, or neither',
  })
  .refine((values) => values.DATABASE_REPLICA_URLS.length === 0 || values.DATABASE_URL !== undefined, {
    path: ['DATABASE_REPLICA_URLS'],
    error: 'must not be set without DATABASE_URL: the embedded PostgreSQL has no replicas',
  })
  .refine((values) => values.DATABASE_SYNCHRONOUS === 'off' || values.DATABASE_REPLICA_URLS.length > 0, {
    path: ['DATABASE_SYNCHRONOUS'],
    error: 'must not be on without DATABASE_REPLICA_URLS',
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
