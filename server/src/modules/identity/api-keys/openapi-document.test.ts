import { calls } from '@marquee/contract/endpoints'
import { toPublicPath } from '@marquee/contract/public-api'
import { webhookBody, webhookEventType } from '@marquee/contract/webhook-events'
import { visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('[P-71] the description of the API', () => {
  test('names everything that has a scope, and nothing else', async () => {
    const document = (await visit(server).request({ method: 'GET', url: '/api/v1/openapi.json' })).json()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const expected = [...calls.values()]
      .filter(({ scope }) => scope !== null)
      .map(({ method, path }) => `${method} ${toPublicPath(path).replace(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(expected.toSorted())
    expect(document.paths['/api/v1/boards/{id}'].patch).toMatchObject({
      'x-scope': 'boards:write',
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: expect.any(Object), 404: expect.any(Object) },
    })
    const named = Object.values(document.paths).flatMap((operations) => Object.values(operations as object))
    const names = named.map(({ operationId }) => operationId)
    expect([names.every((name) => /^[a-z][A-Za-z]+$/.test(name)), new Set(names).size]).toEqual([true, names.length])
    expect(document.paths['/api/v1/boards/{id}'].patch.responses).not.toHaveProperty('419')
    const { responses, tags } = document.paths['/api/v1/brief-files/{id}/brief.pdf'].get
    expect(tags).toEqual(['brief-files'])
    expect(responses[200].content).toEqual({ 'application/pdf': { schema: { type: 'string', format: 'binary' } } })
  })

  test('shows which values a filter takes, and lets later releases add fields to answers', async () => {
    const document = (await visit(server).request({ method: 'GET', url: '/api/v1/openapi.json' })).json()
    const { parameters, responses } = document.paths['/api/v1/ads'].get
    const schemaOf = (wanted: string) => parameters.find(({ name }: { name: string }) => name === wanted).schema
    expect(schemaOf('format')).toMatchObject({ type: 'array', items: { enum: ['image', 'video', 'carousel', 'text'] } })
    expect(schemaOf('include_unverified')).toMatchObject({ type: 'boolean' })
    expect(responses.default.content).toEqual(responses[422].content)
    const answers = JSON.stringify([responses, document.webhooks, document.components.schemas])
    expect(answers).not.toContain('"additionalProperties":false')
  })

  test('[P-73] names every event of webhooks with an example that its schema takes', async () => {
    const document = (await visit(server).request({ method: 'GET', url: '/api/v1/openapi.json' })).json()
    expect(Object.keys(document.webhooks)).toEqual(webhookEventType.options)
    for (const type of webhookEventType.options) {
      const { content } = document.webhooks[type].post.requestBody
      const { example, schema } = content['application/json']
      expect(webhookBody(type).parse(example)).toEqual(example)
      expect(schema.properties.type).toEqual({ type: 'string', const: type })
    }
  })

  test('is given problem details for every refusal', async () => {
    const document = (await visit(server).request({ method: 'GET', url: '/api/v1/openapi.json' })).json()
    const { responses } = document.paths['/api/v1/boards'].post
    const schema = { $ref: '#/components/schemas/Problem' }
    expect(responses[422].content).toEqual({ 'application/problem+json': { schema } })
    expect(document.components.schemas.Problem.required).toEqual(['type', 'title', 'status', 'detail'])
  })
})
