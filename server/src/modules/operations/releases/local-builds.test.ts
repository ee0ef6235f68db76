import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReleaseStore } from '@marquee/federation/release-store'
import { createReleaseTeam, type MadeRelease, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createLocalBuildService } from './local-builds.service.ts'
import { createReleaseFileService } from './release-files.service.ts'
import { createReleaseRepository } from './releases.repository.ts'

let folder: string
let server: TestServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-builds-'))
  server = await startTestServer()
})

afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** What `npm run build` leaves behind, and the start of a server after it. @returns what the start says is lost */
async function buildAndStart(host: MadeRelease, briefs: MadeRelease): Promise<string[]> {
  const store = createReleaseStore(folder)
  for (const { description, contents } of [host, briefs]) {
    const output = store.getFolder(description.name, description.release)
    mkdirSync(output, { recursive: true })
    contents.forEach((text, file) => writeFileSync(join(output, file), text))
  }
  await store.publish(host.description, [briefs.description])
  const { db, clock, storage } = server
  const files = createReleaseFileService({ storage, releases: createReleaseRepository(db) })
  const localBuilds = createLocalBuildService({ db, clock, log: { warn: () => {} }, files, folder })
  await localBuilds.publishIfChanged()
  return localBuilds.restoreLostFiles()
}

/** The storage of builds is lost, the database is kept. */
async function loseFiles(...releases: MadeRelease[]): Promise<void> {
  for (const { description, files } of releases) {
    const { name, release } = description
    await Promise.all(files.map(({ sha256 }) => server.storage.delete(`builds/${name}/${release}/${sha256}`)))
  }
}

async function readLive() {
  const team = await createReleaseTeam(server, 'briefs')
  const { body } = await team.send('GET', '')
  return Object.fromEntries(body.data.map((one: { package: string; live: string }) => [one.package, one.live]))
}

const host = makeRelease('host', 'aaaaaaaaaaaa')
const first = makeRelease('briefs', '000000000001')
const second = makeRelease('briefs', '000000000002')

test('a local build is live, the next one replaces it, and starting again changes nothing', async () => {
  await buildAndStart(host, first)
  await buildAndStart(host, first)
  expect(await readLive()).toEqual({ host: 'aaaaaaaaaaaa', briefs: '000000000001' })
  expect((await server.app.inject('/build/briefs/000000000001/remote-entry.js')).statusCode).toBe(200)
  await buildAndStart(host, second)
  expect(await readLive()).toEqual({ host: 'aaaaaaaaaaaa', briefs: '000000000002' })
})

test('once a team has released the package, also the very build that was live, local builds of it do not count', async () => {
  await buildAndStart(host, first)
  const team = await createReleaseTeam(server, 'briefs')
  expect(await team.release(first)).toMatchObject({ status: 200, body: { is_changed: true, generation: 2 } })
  expect(await team.release(first)).toMatchObject({ status: 200, body: { is_changed: false, generation: 2 } })
  await buildAndStart(makeRelease('host', 'bbbbbbbbbbbb'), second)
  expect(await readLive()).toEqual({ host: 'bbbbbbbbbbbb', briefs: '000000000001' })
})

test('files that the storage has lost come back from the local build at the next start', async () => {
  expect(await buildAndStart(host, first)).toEqual([])
  await loseFiles(host, first)
  expect((await server.app.inject('/build/briefs/000000000001/remote-entry.js')).statusCode).toBe(503)
  expect(await buildAndStart(host, first)).toEqual([])
  expect((await server.app.inject('/build/briefs/000000000001/remote-entry.js')).statusCode).toBe(200)
})

test('a start says which files of a team’s release are lost: no build of this machine has them', async () => {
  await buildAndStart(host, first)
  const released = makeRelease('briefs', '000000000009', { files: { 'remote-entry.js': 'a team’s own' } })
  await (await createReleaseTeam(server, 'briefs')).release(released)
  await loseFiles(released)
  expect(await buildAndStart(host, first)).toEqual([
    expect.stringMatching(
      /^1 files of briefs 000000000009 are not in the storage.*Restore .* or release the package again/,
    ),
  ])
})

test('a local host that a released remote does not fit stays aside', async () => {
  await buildAndStart(makeRelease('host', 'aaaaaaaaaaaa', { singletons: { react: '19.2.0' } }), first)
  const team = await createReleaseTeam(server, 'briefs')
  await team.release(makeRelease('briefs', '000000000003', { singletons: { react: '^19.0.0' } }))
  await buildAndStart(makeRelease('host', 'bbbbbbbbbbbb', { singletons: { react: '20.0.0' } }), second)
  expect(await readLive()).toEqual({ host: 'aaaaaaaaaaaa', briefs: '000000000003' })
})
