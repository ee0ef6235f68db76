import { readdirSync } from 'node:fs'
import { calls } from './endpoints.ts'

describe('the table of endpoints and files', () => {
  test('names every address once', () => {
    const addresses = [...calls.values()].map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('[P-71] has every call that a file of the contract exports, so that documents and tests over it leave none out', async () => {
    const known = new Set<unknown>(calls.values())
    const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file))
    const left: string[] = []
    for (const file of files) {
      const exported: Record<string, unknown> = await import(`./${file}`)
      for (const [name, value] of Object.entries(exported)) {
        if (typeof value === 'object' && value !== null && 'access' in value && 'path' in value && !known.has(value)) {
          left.push(`${file} ${name}`)
        }
      }
    }
    expect(left).toEqual([])
  })

  test.each([...calls])('%s declares a schema for each parameter of its path', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    const shape = endpoint.params === undefined ? {} : (endpoint.params as unknown as { shape: object }).shape
    expect(Object.keys(shape)).toEqual(inPath)
  })
})
