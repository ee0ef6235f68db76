import { calls } from './endpoints.ts'

describe('the table of endpoints and files', () => {
  test('names every address once', () => {
    const addresses = [...calls.values()].map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each([...calls])('%s declares a schema for each parameter of its path', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    const shape = endpoint.params === undefined ? {} : (endpoint.params as unknown as { shape: object }).shape
    expect(Object.keys(shape)).toEqual(inPath)
  })
})
