import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { z } from 'zod'
import { type Answer, buildCompletion, buildError, buildImages, buildTranscription } from './openai-answers.ts'
import { REQUESTS } from './openai-requests.ts'

/** The behavior of the server for the next requests. */
export type Behaviour =
  | ({ kind: 'answer' } & Answer)
  | { kind: 'error'; status: number; code?: string; headers?: Record<string, string> }
  | { kind: 'silence' }
  | { kind: 'broken off' }
  | { kind: 'nonsense' }
  | { kind: 'endless' }

interface SeenRequest {
  path: string
  key: string
  body: Record<string, unknown>
  /** The files of a form; in the body, they are represented by their names. */
  files: ReadonlyMap<string, Buffer>
  headers: IncomingMessage['headers']
}

/** An OpenAI-compatible endpoint that accepts the requests that the product may send, and records everything else as wrong. */
export async function startOpenAiServer() {
  const requests: SeenRequest[] = []
  const complaints: string[] = []
  let behaviour: Behaviour = { kind: 'answer' }
  let behaviourAfterwards: Behaviour = behaviour

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const { body, files } = await readBody(request)
    requests.push({ path, key: (request.headers.authorization ?? '').slice(7), body, files, headers: request.headers })
    complaints.push(...(await checkMask(files)))
    const parsed = REQUESTS[path]?.safeParse(body)
    if (parsed?.success !== true) {
      complaints.push(`${path}: ${parsed === undefined ? 'There is no such call.' : z.prettifyError(parsed.error)}`)
    }
    const current = behaviour
    behaviour = behaviourAfterwards
    await answer(response, path, current)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      complaints.push(String(error))
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    baseAddress: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** The errors found in requests. */
    complaints,
    /** @param afterwards the behavior after the next request; the same without it */
    behave(next: Behaviour, afterwards = next): void {
      behaviour = next
      behaviourAfterwards = afterwards
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type OpenAiServer = Awaited<ReturnType<typeof startOpenAiServer>>

async function readBody(request: IncomingMessage): Promise<Pick<SeenRequest, 'body' | 'files'>> {
  const bytes = Buffer.concat(await request.toArray())
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) {
    return { body: JSON.parse(bytes.toString() || '{}') as Record<string, unknown>, files: new Map() }
  }
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const files = new Map<string, Buffer>()
  const body: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && name.endsWith('[]')) {
      const list = name.slice(0, -2)
      body[list] = [...z.array(z.string()).catch([]).parse(body[list]), value]
    } else if (typeof value === 'string') {
      // A form has no numbers: they are sent as digits.
      body[name] = /^\d+$/.test(value) ? Number(value) : value
    } else {
      body[name] = value.name
      files.set(name, Buffer.from(await value.arrayBuffer()))
    }
  }
  return { body, files }
}

/** OpenAI's requirements for a mask: a PNG of the image's size, with areas to paint. */
async function checkMask(files: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const [image, mask] = [files.get('image'), files.get('mask')]
  if (image === undefined || mask === undefined) {
    return []
  }
  const [of, by] = await Promise.all([sharp(image).metadata(), sharp(mask).metadata()])
  const { isOpaque } = await sharp(mask).stats()
  const isRight = by.format === 'png' && by.width === of.width && by.height === of.height && !isOpaque
  return isRight ? [] : ['The mask is no PNG of the image’s size with transparent places.']
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function answer(response: ServerResponse, path: string, behaviour: Behaviour): Promise<void> {
  switch (behaviour.kind) {
    case 'silence':
      return
    case 'broken off':
      return breakOff(response)
    case 'nonsense':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
      return
    case 'endless':
      return writeEndlessly(response)
    case 'error': {
      const error = buildError(behaviour.code ?? null)
      response.writeHead(behaviour.status, { ...JSON_TYPE, ...behaviour.headers }).end(JSON.stringify(error))
      return
    }
    case 'answer':
      return answerWell(response, path, behaviour)
  }
}

function answerWell(response: ServerResponse, path: string, given: Answer): void {
  if (path.endsWith('speech')) {
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(given.sound ?? Buffer.alloc(0))
    return
  }
  if (path.endsWith('transcriptions')) {
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(buildTranscription(given)))
    return
  }
  const content = path.endsWith('completions') ? buildCompletion(given) : buildImages(given)
  response.writeHead(200, JSON_TYPE).end(JSON.stringify(content))
}

async function breakOff(response: ServerResponse): Promise<void> {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' })
  response.write('{"created": 1, "data": [{"b64_json": "aaaa')
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  response.destroy()
}

async function writeEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, JSON_TYPE)
  response.write('{"created": 1, "data": [{"b64_json": "')
  response.setMaxListeners(0)
  const megabyte = 'A'.repeat(1024 * 1024)
  for (let count = 0; count < 64 && !response.destroyed; count += 1) {
    if (!response.write(megabyte)) {
      await new Promise((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
    }
  }
  response.destroy()
}
