import { endpoints } from '@marquee/contract/endpoints'
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
    const expected = [...endpoints.values()]
      .filter(({ scope }) => scope !== null)
      .map(({ method, path }) => `${method} ${path.replace('/api/', '/api/v1/').replace(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(expected.toSorted())
    expect(document.paths['/api/v1/boards/{id}'].patch).toMatchObject({
      'x-scope': 'boards:write',
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: expect.any(Object), 404: expect.any(Object) },
    })
    expect(document.paths['/api/v1/boards/{id}'].patch.responses).not.toHaveProperty('419')
  })

  test('is given problem details for every refusal', async () => {
    const document = (await visit(server).request({ method: 'GET', url: '/api/v1/openapi.json' })).json()
    const { responses } = document.paths['/api/v1/boards'].post
    const schema = { $ref: '#/components/schemas/Problem' }
    expect(responses[422].content).toEqual({ 'application/problem+json': { schema } })
    expect(document.components.schemas.Problem.required).toEqual(['type', 'title', 'status', 'detail'])
  })
})
