import { DAY_SECONDS } from '../../../platform/clock.ts'
import { createReleaseTeam, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createReleaseCatalogue } from './release-catalogue.service.ts'
import { createReleaseFileService } from './release-files.service.ts'
import { createReleaseRepository } from './releases.repository.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})

afterEach(() => server.close())

test('what nothing has pointed to for 30 days is removed with its files; live, last-known-good and preview stay', async () => {
  const { db, clock, storage } = server
  const catalogue = createReleaseCatalogue({
    db,
    clock,
    files: createReleaseFileService({ storage, releases: createReleaseRepository(db) }),
  })
  const team = await createReleaseTeam(server, 'briefs')
  const [oldest, previous, live, preview] = ['1', '2', '3', '4'].map((digit) =>
    makeRelease('briefs', digit.padStart(12, '0')),
  )
  for (const made of [oldest, previous, live]) {
    clock.advance(60)
    await team.release(made ?? makeRelease('briefs', 'f'.repeat(12)))
  }
  await team.release(preview ?? makeRelease('briefs', 'f'.repeat(12)), { channel: 'preview' })
  const [file] = oldest?.files ?? []

  clock.advance(29 * DAY_SECONDS)
  expect(await catalogue.collect()).toBe(0)
  clock.advance(2 * DAY_SECONDS)
  expect(await catalogue.collect()).toBe(1)
  const { body } = await team.send('GET', '')
  expect(body.data[0].releases.map(({ release }: { release: string }) => Number(release)).toSorted()).toEqual([2, 3, 4])
  expect(await storage.stat(`builds/briefs/000000000001/${file?.sha256}`)).toBeNull()
  expect((await server.app.inject('/build/briefs/000000000003/remote-entry.js')).statusCode).toBe(200)
})
