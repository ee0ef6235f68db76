import { createServer } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
])

/** A span as OTLP's JSON has it: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
  status: z.object({ code: z.number().optional() }),
})

const exportRequest = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

/** A collector of traces that speaks OTLP over HTTP. */
export interface Collector {
  url: string
  /** What was received, as it was sent. */
  bodies: unknown[]
  /** The headers of each call. */
  headers: NodeJS.Dict<string | string[]>[]
  spans(): z.output<typeof span>[]
  close(): void
}

/** @param answer `never` takes calls and does not answer them */
export async function startCollector(answer: 'always' | 'never' = 'always'): Promise<Collector> {
  const bodies: unknown[] = []
  const headers: Collector['headers'] = []
  const server = createServer((request, reply) => {
    headers.push(request.headers)
    void json(request).then((body) => {
      bodies.push(body)
      if (answer === 'always') {
        reply.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    bodies,
    headers,
    spans: () =>
      bodies
        .flatMap((body) => exportRequest.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
