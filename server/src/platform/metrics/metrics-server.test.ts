import { createServer } from 'node:http'
import { once } from 'node:events'
import { startNoteServer } from '../../testing/note-server.ts'
import { addGauge, readGauge, registry, requestSeconds } from './instruments.ts'
import { openMetricsServer } from './metrics-server.ts'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('[P-86] Prometheus reads the figures with the token, and nothing else is at the port', async () => {
  const port = await findFreePort()
  const close = await openMetricsServer({ port, host: 'localhost', token: 'a token that is long' })
  const ask = (path: string, token: string) =>
    fetch(`http://localhost:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const answers = await Promise.all([
    ask('/metrics', 'another token'),
    ask('/', 'a token that is long'),
    ask('/metrics', 'a token that is long'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 200])
  expect(await answers[2]?.text()).toContain('# TYPE marquee_http_request_seconds histogram')
  await close()
})

test('[P-86] requests are counted by route pattern, so that what callers invent adds no series and no address', async () => {
  // Files before this one have counted in the same process.
  requestSeconds.reset()
  const { app } = await startNoteServer()
  for (const url of [
    '/api/notes/0190b0c8-0000-7000-8000-000000000001',
    '/api/notes/secret',
    '/made/up/1',
    '/made/up/2',
  ]) {
    await app.inject({ url })
  }
  await app.close()
  const text = await registry.getSingleMetricAsString('marquee_http_request_seconds')
  expect(text).toContain('marquee_http_request_seconds_count{method="GET",route="/api/notes/:id",status="2xx"} 1')
  expect(text).toContain('marquee_http_request_seconds_count{method="GET",route="none",status="4xx"} 2')
  expect(text).not.toMatch(/secret|made/)
})

test.each([
  { labels: { replica: '1' }, line: 'marquee_test_lag_seconds{replica="1"} 3' },
  { labels: {}, line: 'marquee_test_lag_seconds 3' },
])('[P-86] a figure with the labels $labels is left out while it cannot be read', async ({ labels, line }) => {
  let lag: number | null = 3
  const name = 'marquee_test_lag_seconds'
  const remove = addGauge({ name, help: 'Lag.', labels: Object.keys(labels) }, async () => {
    if (lag === null) {
      throw new Error('The replica is gone.')
    }
    return [{ labels, value: lag }]
  })
  expect(await registry.metrics()).toContain(line)
  lag = null
  expect(await registry.metrics()).not.toMatch(/^marquee_test_lag_seconds/m)
  expect(await readGauge(name)).toEqual([])
  remove()
  expect(await registry.metrics()).not.toContain('marquee_test_lag_seconds')
})
