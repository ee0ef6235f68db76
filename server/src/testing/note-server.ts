import { endpoint } from '@marquee/contract/endpoint'
import type { WorkspaceStanding } from '@marquee/contract/features'
import { idParams, line, text } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { z } from 'zod'
import { StorageUnavailable } from '../platform/storage/storage-unavailable.ts'
import { type Environment, readEnvironment } from '../platform/environment.ts'
import { conflict, notFound, tooManyRequests } from '../platform/errors/domain-error.ts'
import type { Actor } from '../platform/http/actor.ts'
import { primaryReads } from '../platform/database/replicas/reads.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { implement, implementAnonymous, implementUpload } from '../platform/http/implement.ts'

export const ID = '01890a5d-ac96-774b-bcce-b302099a8057'

export const actor: Actor = {
  userId: ID,
  sessionId: ID,
  workspaceId: ID,
  role: 'owner',
  workspaceFeatures: { explore_pages: true, swipe_file: true, ad_templates: false },
  timeZone: null,
  currency: 'USD',
  displayName: 'Ada',
  email: 'ada@example.com',
  isEmailVerified: true,
  isAdmin: false,
  isSuperAdmin: false,
}

const note = z.object({ title: z.string(), body: z.string().nullable(), page: z.number() })
const notes = {
  read: endpoint('GET', '/api/notes/:id', {
    access: 'verified',
    summary: 'Reads',
    params: idParams,
    query: z.object({ page: z.coerce.number().int().min(1).default(1), q: z.string().optional() }),
    response: note,
  }),
  create: endpoint('POST', '/api/notes', {
    access: 'signed-in',
    summary: 'Creates',
    body: z.object({
      title: line(20, 'a title'),
      body: text(100).nullish(),
      tags: z.array(z.string()).max(2).default([]),
      comment: text(100).default(''),
      kind: z.enum(['plain', 'rich']).default('plain'),
      password: z.string().optional(),
    }),
    response: z.object({ received: z.unknown() }),
    status: 201,
    bodyLimit: 1024,
  }),
  fail: endpoint('GET', '/api/fail/:how', {
    access: 'anonymous',
    summary: 'Fails',
    params: z.object({ how: z.string() }),
    response: note,
  }),
  leave: endpoint('POST', '/api/leave', {
    access: 'anonymous',
    summary: 'Empty',
    response: z.undefined(),
    status: 204,
  }),
  administer: endpoint('GET', '/api/admin', { access: 'admin', summary: 'Admin', response: z.object({}) }),
  upload: endpoint('POST', '/api/upload', {
    access: 'verified',
    summary: 'Takes a file',
    bodyType: 'multipart',
    bodyLimit: 2048,
    response: z.object({ name: z.string(), size: z.number() }),
    status: 201,
  }),
}

/** Failures of `/api/fail/:how`; any other name gives an answer that the contract does not allow. */
const failures: Record<string, () => Error> = {
  missing: () => notFound('note'),
  taken: () => conflict('This name is taken.', 'seats_taken'),
  busy: () => tooManyRequests('Slow down.', { limit: 5, retryAfterSeconds: 12.5 }),
  broken: () => new Error('secret detail of the machine'),
  'full disk': () => Object.assign(new Error('could not extend file'), { code: '53100' }),
  database: () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  storage: () => new StorageUnavailable('key', new Error('secret detail of the storage')),
  'changed password': () => Object.assign(new Error('password authentication failed'), { code: '28P01' }),
}

interface NoteServerOptions {
  /** Changes to the environment. */
  environment?: Partial<Environment>
  addRoutes?: (app: FastifyInstance) => void
}

/** Only the HTTP layer, without a database, with endpoints made for tests. */
export interface NoteServer {
  app: FastifyInstance
  /** The signed-in user. */
  actor: Actor | null
  hasValidToken: boolean
  standing: WorkspaceStanding
  /** The log lines of the server, parsed. */
  lines: Record<string, unknown>[]
}

/** @param options.addRoutes adds further routes */
export async function startNoteServer({ addRoutes, environment }: NoteServerOptions = {}): Promise<NoteServer> {
  const lines: NoteServer['lines'] = []
  const app = await createHttpServer({
    environment: { ...readEnvironment({ NODE_ENV: 'test', APP_URL: 'https://app.example.com' }), ...environment },
    log: pino({ base: null }, { write: (entry) => void lines.push(JSON.parse(entry)) }),
    sessions: {
      resolve: () => Promise.resolve(server.actor),
      verifyCsrf: () => Promise.resolve(server.hasValidToken),
    },
    reads: primaryReads,
    plans: { getStanding: () => Promise.resolve(server.standing) },
    reasonNotReady: () => Promise.reject(new Error('no database')),
  })
  const standing: WorkspaceStanding = { plan: 'active', features: new Set(['full_product']) }
  const server: NoteServer = { app, actor, hasValidToken: true, standing, lines }
  implement(app, notes.read, ({ query }) => ({ title: query.q ?? 'none', body: null, page: query.page }))
  implement(app, notes.create, ({ body }) => ({ received: body }))
  implementAnonymous(app, notes.fail, ({ params }) => {
    const failure = failures[params.how]?.()
    if (failure !== undefined) {
      throw failure
    }
    return { title: 'x', body: null, page: Number.NaN }
  })
  implementAnonymous(app, notes.leave, () => undefined)
  implement(app, notes.administer, () => ({}))
  implementUpload(app, notes.upload, ({ file }) => ({ name: file.name, size: file.content.length }))
  addRoutes?.(app)
  await app.ready()
  return server
}
