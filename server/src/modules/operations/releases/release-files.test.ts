import { toAssetAddress } from '@marquee/federation/release-address'
import { createReleaseTeam, type MadeRelease, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createBoundedMap } from '../../../platform/bounded-map.ts'
import { createReleaseFileService } from './release-files.service.ts'
import { createReleaseRepository } from './releases.repository.ts'

const FILE = 'remote-entry.js'
const files = { [FILE]: 'shared()' }
const first = makeRelease('briefs', '000000000001', { files })
const second = makeRelease('briefs', '000000000002', { files: { ...files, '2.js': 'second()' } })

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  const team = await createReleaseTeam(server, 'briefs')
  await team.release(first)
  await team.release(second)
})

afterEach(() => server.close())

/** What a browser asks for: the file by its content. */
function toAddress({ description }: MadeRelease, file: string) {
  const [, , name = '', version = ''] = toAssetAddress(description, file).split('/')
  return { name, version, file }
}

/** A server process of its own, which remembers for itself. */
function startProcess(gone: ReadonlySet<string> = new Set()) {
  const releases = createReleaseRepository(server.db)
  const findByFile = jest.fn(async (name: string, file: string, hash: string) => {
    const newest = await releases.findByFile(name, file, hash)
    const left = newest !== null && gone.has(newest) ? '000000000001' : newest
    return left !== null && gone.has(left) ? null : left
  })
  const service = createReleaseFileService({ storage: server.storage, releases: { ...releases, findByFile } })
  return { service, findByFile }
}

test('where a file is stored is looked up once: its address is its content', async () => {
  const { service, findByFile } = startProcess()
  for (const encoding of ['', 'br', 'gzip']) {
    expect(await service.findAsset(toAddress(second, FILE), encoding)).toMatchObject({ size: files[FILE].length })
  }
  expect(findByFile).toHaveBeenCalledTimes(1)
  expect(await service.findAsset({ ...toAddress(second, FILE), file: 'other.js' }, '')).toBeNull()
})

test('when the release that it was found in is gone, another one with the same file serves it; then nobody', async () => {
  const gone = new Set<string>()
  const { service } = startProcess(gone)
  const other = startProcess().service
  const address = toAddress(second, FILE)
  await service.findAsset(address, '')

  await other.remove('briefs', '000000000002', second.files)
  gone.add('000000000002')
  expect(await service.findAsset(address, '')).toMatchObject({ size: files[FILE].length })

  await other.remove('briefs', '000000000001', first.files)
  gone.add('000000000001')
  expect(await service.findAsset(address, '')).toBeNull()
})

test('a bounded map forgets the oldest entry first', () => {
  const map = createBoundedMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 2, 4])
})

test('a file that another release has is not uploaded a second time, and outlives that release', async () => {
  const team = await createReleaseTeam(server, 'briefs')
  const third = makeRelease('briefs', '000000000003', { files: { ...files, '3.js': 'third()' } })
  expect(await team.upload(third)).toMatchObject({ body: { missing: ['3.js'] } })
  expect(await team.publish(third)).toMatchObject({ status: 200 })

  const { service } = startProcess()
  await service.remove('briefs', '000000000001', first.files)
  await service.remove('briefs', '000000000002', second.files)
  expect(await service.findAsset({ name: 'briefs', version: '000000000003', file: FILE }, '')).toMatchObject({
    size: files[FILE].length,
  })
})
