import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { createAnthropicTextProvider, isAnthropic } from './anthropic-text.ts'
import { connectToProvider } from './openai-client.ts'

interface Seen {
  path: string | undefined
  headers: Record<string, unknown>
  body: Record<string, unknown>
}

let server: Server
let answer: { status: number; body: unknown }
const seen: Seen[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      seen.push({ path: request.url, headers: request.headers, body: z.record(z.string(), z.unknown()).parse(body) })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

/** The documented shape of an answer that uses a tool. */
const message = (input: unknown, stop_reason = 'tool_use') => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-test',
  content: [
    { type: 'text', text: 'Here it is.' },
    { type: 'tool_use', id: 'toolu_1', name: 'test', input },
  ],
  stop_reason,
  stop_sequence: null,
  usage: { input_tokens: 320, output_tokens: 80 },
})

async function write(status: number, body: unknown) {
  answer = { status, body }
  const { port } = server.address() as AddressInfo
  const models = { textModel: 'claude-test', imageModel: '', speechModel: '', transcriptionModel: '' }
  const settings = { baseAddress: `http://127.0.0.1:${port}/v1`, apiKey: 'sk-ant-1', ...models }
  const ask = connectToProvider(settings, { owner: 'workspace', fetch, timeoutMs: 5000 })
  const used: number[] = []
  const request = { name: 'test', schema: z.object({ word: z.string() }), instructions: 'Answer.', input: { a: 1 } }
  const written = createAnthropicTextProvider(ask, 'claude-test', 'sk-ant-1').writeJson({
    ...request,
    onTokens: (tokens) => {
      used.push(tokens)
    },
  })
  return { written: await written, used }
}

describe('[P-45] [P-100] Anthropic’s API', () => {
  test('is asked for the answer as the input of a tool, with its own key header, and its tokens are counted', async () => {
    expect(await write(200, message({ word: 'Yes' }))).toEqual({ written: { word: 'Yes' }, used: [400] })
    const { path, headers, body } = seen.at(-1) ?? {}
    expect(path).toBe('/v1/messages')
    expect(headers).toMatchObject({ 'x-api-key': 'sk-ant-1', 'anthropic-version': '2023-06-01' })
    expect(headers).not.toHaveProperty('authorization')
    expect(body).toMatchObject({ model: 'claude-test', system: 'Answer.', tool_choice: { type: 'tool', name: 'test' } })
  })

  test.each([
    [200, message({}, 'refusal'), 'policy'],
    [200, message({ word: 7 }), 'answer'],
    [200, { content: [{ type: 'text', text: 'No tool.' }] }, 'answer'],
    [200, 'nonsense', 'answer'],
    [401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }, 'key'],
    [404, { type: 'error', error: { type: 'not_found_error', message: 'model: claude-test' } }, 'model'],
    [429, { type: 'error', error: { type: 'rate_limit_error', message: 'Too many' } }, 'busy'],
    [529, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'busy'],
  ])('%i is a failure that users can be told (%#)', async (status, body, kind) => {
    await expect(write(status, body)).rejects.toMatchObject({ kind })
  })

  test('is known by its address', () => {
    expect(isAnthropic('https://api.anthropic.com/v1')).toBe(true)
    expect(isAnthropic('https://api.openai.com/v1')).toBe(false)
  })
})
