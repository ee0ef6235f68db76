import { z } from 'zod'
import { sourceCredentials, sourceCriteria, sourceProvider } from './ad-source-criteria.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

/** The kinds of failures at a source, and what a user can do about each. */
export const sourceProblem = z.object({
  kind: z.enum(['token', 'permission', 'query', 'throttled', 'unavailable', 'answer', 'keys']),
  message: z.string(),
  advice: z.string(),
})
export type SourceProblem = z.infer<typeof sourceProblem>

export const crawl = z.object({
  id,
  query_id: id,
  state: z.enum(['waiting', 'running', 'done', 'failed', 'canceled']),
  /** How the crawl was started. */
  trigger: z.enum(['person', 'schedule']),
  /** The number of pages of the source that were processed. */
  pages: z.number().int(),
  /** The number of ads that the source returned, by their effect on the library. */
  found: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The number of ads that ran at the last crawl and no longer do. */
  ended: z.number().int(),
  refused: z.number().int(),
  /** While the crawl waits for the source: the time at which it continues. */
  resumes_at: timestamp.nullable(),
  /** The reason why the crawl waits or failed. */
  problem: sourceProblem.nullable(),
  started_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type Crawl = z.infer<typeof crawl>

export const crawlSchedule = z.enum(['off', 'daily', 'weekly'])
export type CrawlSchedule = z.infer<typeof crawlSchedule>

export const sourceQuery = z.object({
  id,
  source_id: id,
  criteria: sourceCriteria,
  schedule: crawlSchedule,
  next_crawl_at: timestamp.nullable(),
  /** The newest crawl; null before the first. */
  last_crawl: crawl.nullable(),
})
export type SourceQuery = z.infer<typeof sourceQuery>

export const adSourceConnection = z.object({
  id,
  provider: sourceProvider,
  name: z.string(),
  /** The last four characters of the credential. */
  credential_hint: z.string(),
  problem: sourceProblem.nullable(),
  last_used_at: timestamp.nullable(),
  queries: z.array(sourceQuery),
})
export type AdSourceConnection = z.infer<typeof adSourceConnection>

const name = line(80, 'a name')

/** The largest number of sources of a workspace, and of queries of a source. */
export const MAX_SOURCES = 20
export const MAX_QUERIES = 50

export const listAdSources = endpoint('GET', '/api/admin/ad-sources', {
  access: 'admin',
  summary: 'The sources of ads that the workspace has connected, with their queries and newest crawls',
  response: z.object({
    data: z.array(adSourceConnection),
    /** Whether the server has a key to encrypt credentials with. */
    meta: z.object({ can_keep_credentials: z.boolean() }),
  }),
})

export const createAdSource = endpoint('POST', '/api/admin/ad-sources', {
  access: 'admin',
  errors: ['no_credential_keys', 'too_many_sources'],
  summary: 'Connects a source; its credentials are tried at the source, kept encrypted and never answered',
  body: z.object({ name, credentials: sourceCredentials }),
  response: dataSchema(adSourceConnection),
  status: 201,
})

export const updateAdSource = endpoint('PATCH', '/api/admin/ad-sources/:id', {
  access: 'admin',
  summary: 'Renames a source, or replaces its credentials',
  params: idParams,
  body: z.object({ name: name.optional(), credentials: sourceCredentials.optional() }),
  response: dataSchema(adSourceConnection),
  errors: ['no_credential_keys'],
})

export const deleteAdSource = endpoint('DELETE', '/api/admin/ad-sources/:id', {
  access: 'admin',
  summary: 'Removes a source with its credentials, queries and reports; the ads stay in the library',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const createSourceQuery = endpoint('POST', '/api/admin/ad-sources/:id/queries', {
  access: 'admin',
  errors: ['too_many_queries'],
  summary: 'Adds what to ask a source for',
  params: idParams,
  body: z.object({ criteria: sourceCriteria, schedule: crawlSchedule }),
  response: dataSchema(sourceQuery),
  status: 201,
})

export const updateSourceQuery = endpoint('PATCH', '/api/admin/source-queries/:id', {
  access: 'admin',
  summary: 'Changes how often a query is crawled',
  params: idParams,
  body: z.object({ schedule: crawlSchedule }),
  response: dataSchema(sourceQuery),
})

export const deleteSourceQuery = endpoint('DELETE', '/api/admin/source-queries/:id', {
  access: 'admin',
  summary: 'Removes a query with its reports; the ads stay in the library',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const startCrawl = endpoint('POST', '/api/admin/source-queries/:id/crawls', {
  access: 'admin',
  errors: ['crawl_running'],
  summary: 'Starts a crawl of a query; one at a time',
  params: idParams,
  response: dataSchema(crawl),
  status: 201,
})

export const listCrawls = endpoint('GET', '/api/admin/source-queries/:id/crawls', {
  access: 'admin',
  summary: 'The crawls of a query, the newest first',
  params: idParams,
  query: pageQuery,
  response: pageSchema(crawl),
})

export const cancelCrawl = endpoint('POST', '/api/admin/crawls/:id/cancel', {
  access: 'admin',
  summary: 'Ends a crawl; the ads that are in already stay',
  params: idParams,
  response: dataSchema(crawl),
})

export const listCrawlRefusals = endpoint('GET', '/api/admin/crawls/:id/refusals', {
  access: 'admin',
  summary: 'The ads that a crawl found and the library refused, with the reasons',
  params: idParams,
  query: pageQuery,
  response: pageSchema(z.object({ external_id: z.string().nullable(), field: z.string(), reason: z.string() })),
})
