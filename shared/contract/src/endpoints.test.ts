import { endpoints } from './endpoints.ts'

describe('the endpoint table', () => {
  test('names every address once', () => {
    const addresses = [...endpoints.values()].map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each([...endpoints])('%s declares a schema for each parameter of its path', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    const shape = endpoint.params === undefined ? {} : (endpoint.params as unknown as { shape: object }).shape
    expect(Object.keys(shape)).toEqual(inPath)
  })
})
