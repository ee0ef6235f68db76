import { login, register } from '@marquee/contract/authentication'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { pino } from 'pino'
import { z } from 'zod'
import { visitWithSession } from '../../testing/agent.ts'
import { startNoteServer } from '../../testing/note-server.ts'
import { type Collector, startCollector } from '../../testing/start-collector.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readEnvironment } from '../environment.ts'
import { callProvider } from '../web/call-provider.ts'
import { openTracing } from './open-telemetry.ts'
import { runningSpan, runWithin, startTrace, traced } from './tracing.ts'

let collector: Collector
let closeCollector: () => void
let server: TestServer | null
beforeEach(() => {
  closeCollector = () => {}
  server = null
  warned = []
})
afterEach(async () => {
  closeCollector()
  await server?.close()
})

let warned: unknown[]
const log = pino({ level: 'warn', base: null }, { write: (line) => void warned.push(JSON.parse(line)) })

/** @returns sends what was recorded */
async function record(ratio = 1, answer: 'always' | 'never' = 'always'): Promise<() => Promise<void>> {
  collector = await startCollector(answer)
  closeCollector = collector.close
  const settings = { ratio, serviceName: 'marquee', headers: { 'x-collector': 'ours' }, release: '1.0.0', log }
  return openTracing({ ...settings, url: collector.url, exportLimitMs: 100 })
}

test('[P-86] a request is one trace, with its statements and the job that it ordered', async () => {
  server = await startTestServer()
  const agent = await visitWithSession(server)
  const send = await record()
  await agent.call(register, {
    body: {
      display_name: 'Ada',
      email: 'ada@example.com',
      password: 'a secret of hers',
      password_confirmation: 'a secret of hers',
      terms: true,
    },
  })
  await server.jobs.drain()
  await send()
  const spans = collector.spans()
  const [ordering] = spans.filter(({ name }) => name === 'POST /register')
  const [job] = spans.filter(({ name }) => name === 'job mail.send')
  expect(ordering?.parentSpanId).toBeUndefined()
  expect(job).toMatchObject({ traceId: ordering?.traceId, parentSpanId: ordering?.spanId })
  const below = (parent?: string) => spans.filter(({ parentSpanId }) => parentSpanId === parent).map(({ name }) => name)
  expect(below(ordering?.spanId)).toEqual(expect.arrayContaining(['insert', 'select', 'job mail.send']))
  expect(below(job?.spanId)).toContain('select')
  expect(collector.headers[0]).toMatchObject({ 'x-collector': 'ours', 'content-type': 'application/json' })
})

test('[P-86] a request stays in its trace when its body comes later than its head', async () => {
  const arrived = Promise.withResolvers<void>()
  const { app } = await startNoteServer({
    addRoutes(routes) {
      routes.addHook('onRequest', async () => arrived.resolve())
      routes.post('/running', () => ({ traceId: runningSpan()?.traceId ?? null }))
    },
  })
  const send = await record()
  const headers = { 'content-type': 'application/json', 'content-length': 2 }
  const sent = request(`${await app.listen({ port: 0, host: '127.0.0.1' })}/running`, { method: 'POST', headers })
  const answered = once(sent, 'response')
  sent.flushHeaders()
  await arrived.promise
  sent.end('{}')
  const [answer] = await answered
  const { traceId } = z.object({ traceId: z.string() }).parse(await json(answer))
  await app.close()
  await send()
  expect(collector.spans().map((span) => span.traceId)).toEqual([traceId])
})

test('[P-86] a trace has no value that a caller sent, whether in the address, the body, a header or a statement', async () => {
  server = await startTestServer()
  const { db } = server
  const agent = await visitWithSession(server)
  const send = await record()
  await agent.call(login, { body: { email: 'hostile@example.com', password: "hostile' or 1=1" } })
  await agent.request({
    url: '/api/shared/analyses/hostile-token?q=hostile-query',
    headers: { traceparent: '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01', 'user-agent': 'hostile' },
  })
  await agent.request({ url: '/hostile/path' })
  await traced(startTrace({ name: 'work', kind: 'consumer' }), () =>
    sql`select ${sql.lit("hostile ''words")} where ${'hostile'} <> ''`.execute(db),
  )
  await send()
  expect(collector.spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /login', 'GET /api/shared/analyses/:token', 'GET none', 'work']),
  )
  expect(JSON.stringify(collector.bodies)).not.toMatch(/hostile|a{32}/i)
})

test('[P-86] failures are marked, and the line of the log names the trace', async () => {
  const { app, lines } = await startNoteServer()
  const send = await record()
  await app.inject({ url: '/api/fail/broken' })
  await app.inject({ url: '/api/fail/missing' })
  await app.inject({ url: '/healthz' })
  const call = callProviderWithin(() => Promise.reject(new Error('secret detail of the provider')))
  await expect(call).rejects.toThrow('secret detail')
  await app.close()
  await send()
  const spans = collector.spans()
  const toMarks = ({ name, status }: (typeof spans)[number]) => [name, status.code === 2]
  expect(spans.map(toMarks).toSorted()).toEqual([
    ['GET /api/fail/:how', false],
    ['GET /api/fail/:how', true],
    ['call pages', true],
    ['work', true],
  ])
  const named = lines.map(({ traceId }) => traceId).filter((traceId) => traceId !== undefined)
  expect(named).toEqual(spans.filter(({ name }) => name.startsWith('GET')).map(({ traceId }) => traceId))
  expect(JSON.stringify(collector.bodies)).not.toContain('secret')
})

async function callProviderWithin(call: () => Promise<void>): Promise<void> {
  await traced(startTrace({ name: 'work', kind: 'consumer' }), () => callProvider('pages', call))
}

test('[P-86] what is not chosen is not recorded, and nothing below it either', async () => {
  const send = await record(0)
  await callProviderWithin(() => Promise.resolve())
  expect(startTrace({ name: 'work', kind: 'server' })).toBeNull()
  await send()
  expect(collector.bodies).toEqual([])
})

test('[P-86] a collector that does not answer delays no request, is told of once, and does not hold up the end', async () => {
  const { app } = await startNoteServer()
  const send = await record(1, 'never')
  for (let count = 0; count < 3; count += 1) {
    runWithin(startTrace({ name: 'work', kind: 'consumer' }), () => {})
    expect((await app.inject({ url: '/api/notes/0190b0c8-0000-7000-8000-000000000001' })).statusCode).toBe(200)
  }
  await app.close()
  await send()
  expect(warned).toEqual([expect.objectContaining({ msg: 'The collector did not take the traces' })])
})

test('[P-86] without a collector, nothing is recorded', () => {
  expect(readEnvironment({}).tracing).toBeNull()
  expect(startTrace({ name: 'work', kind: 'server' })).toBeNull()
})

test('[P-86] only one file loads OpenTelemetry, and it is itself loaded only where there is a collector', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const using = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
  expect(using(/['"]@opentelemetry\//)).toEqual(['platform/tracing/open-telemetry.ts'])
  expect(using(/from '.*\/open-telemetry\.ts'/)).toEqual([])
  expect(using(/import\('.*\/open-telemetry\.ts'\)/)).toEqual(['entry/run-entry.ts'])
})

test('[P-86] the variables are those of OpenTelemetry', () => {
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example.com/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YWJj==, x-scope = one',
  }
  expect(readEnvironment(given).tracing).toEqual({
    url: 'https://otlp.example.com/otlp/v1/traces',
    headers: { authorization: 'Basic YWJj==', 'x-scope': 'one' },
    ratio: 0.1,
    serviceName: 'marquee',
  })
  for (const wrong of [{ OTEL_EXPORTER_OTLP_HEADERS: 'authorization' }, { OTEL_TRACES_SAMPLER_ARG: '2' }]) {
    expect(() => readEnvironment(wrong)).toThrow('OTEL_')
  }
})
