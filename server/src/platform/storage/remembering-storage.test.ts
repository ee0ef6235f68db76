import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createRememberingStorage } from './remembering-storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** A storage with objects of these contents, until it fails. */
function createFailing(contents: Record<string, string>) {
  let failure: Error | null = null
  const storage = {
    get: (key: string) => {
      const content = contents[key]
      const object = { size: content?.length ?? 0, modifiedAt: new Date(0), stream: Readable.from([content ?? '']) }
      return failure === null ? Promise.resolve(content === undefined ? null : object) : Promise.reject(failure)
    },
  }
  return { storage, fail: (by: Error) => (failure = by) }
}

const REFUSED = new StorageUnavailable('key', new Error('refused'))

async function read(storage: ReturnType<typeof createRememberingStorage>, key: string): Promise<string | null> {
  const found = await storage.get(key)
  return found === null ? null : text(found.stream)
}

describe('[P-86] what was read of a storage that cannot be used', () => {
  test('is given as often as it is asked for, also that an object does not exist', async () => {
    const { storage, fail } = createFailing({ 'main.js': 'run()' })
    const remembering = createRememberingStorage(storage, 100)
    expect([await read(remembering, 'main.js'), await read(remembering, 'main.js.br')]).toEqual(['run()', null])
    fail(REFUSED)
    expect(await read(remembering, 'main.js')).toBe('run()')
    expect([await read(remembering, 'main.js'), await read(remembering, 'main.js.br')]).toEqual(['run()', null])
    await expect(remembering.get('other.js')).rejects.toBe(REFUSED)
  })

  test('is not given in place of another failure', async () => {
    const { storage, fail } = createFailing({ 'main.js': 'run()' })
    const remembering = createRememberingStorage(storage, 100)
    await read(remembering, 'main.js')
    const broken = new Error('broken')
    fail(broken)
    await expect(remembering.get('main.js')).rejects.toBe(broken)
  })

  test('is at most as large as was said, and the newest is kept', async () => {
    const { storage, fail } = createFailing({ a: '1234', b: '5678', c: '90' })
    const remembering = createRememberingStorage(storage, 7)
    for (const key of ['a', 'b', 'c']) {
      await read(remembering, key)
    }
    fail(REFUSED)
    expect([await read(remembering, 'b'), await read(remembering, 'c')]).toEqual(['5678', '90'])
    await expect(remembering.get('a')).rejects.toBe(REFUSED)
  })
})
