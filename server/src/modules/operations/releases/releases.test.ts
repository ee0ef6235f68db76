import { toAssetAddress } from '@marquee/federation/release-address'
import { registry } from '@marquee/federation/registry'
import { sql } from 'kysely'
import { buildApp } from '../../../app.ts'
import { createReleaseTeam, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createTestDependencies } from '../../../testing/test-dependencies.ts'
import { createCompositionService } from './composition.service.ts'

let server: TestServer
let host: Awaited<ReturnType<typeof createReleaseTeam>>
let briefs: typeof host

const hostRelease = makeRelease('host', 'aaaaaaaaaaaa', { singletons: { react: '19.2.0', antd: '6.6.8' } })
const first = makeRelease('briefs', '000000000001')
const second = makeRelease('briefs', '000000000002')

beforeEach(async () => {
  server = await startTestServer()
  host = await createReleaseTeam(server, 'host')
  briefs = await createReleaseTeam(server, 'briefs')
  await host.release(hostRelease)
})

afterEach(() => server.close())

/** What a page of this server runs. */
async function runningIn(selection: { user?: string; overrides?: Record<string, string> } = {}) {
  const composition = await createCompositionService({ db: server.db, log: { warn: () => {} } }).read({
    readUser: () => Promise.resolve(selection.user ?? null),
    overrides: selection.overrides ?? {},
  })
  return registry.parse(composition)
}

async function liveBriefs(): Promise<string | undefined> {
  return (await runningIn()).remotes['briefs']?.release
}

describe('releasing', () => {
  test('a release is live for the next page, and its files are immutable and compressed', async () => {
    const text = `/* ${'long '.repeat(200)} */`
    expect(
      await briefs.release(makeRelease('briefs', '000000000001', { files: { 'remote-entry.js': text } })),
    ).toMatchObject({
      status: 200,
      body: { package: 'briefs', release: '000000000001', generation: 1, is_changed: true },
    })
    expect(await liveBriefs()).toBe('000000000001')
    const { body, headers } = await server.app.inject('/build/briefs/000000000001/remote-entry.js')
    expect(body).toBe(text)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const encoding of ['br', 'gzip']) {
      const small = await server.app.inject({
        url: '/build/briefs/000000000001/remote-entry.js',
        headers: { 'accept-encoding': encoding },
      })
      expect(small.headers['content-encoding']).toBe(encoding)
      expect(small.rawPayload.length).toBeLessThan(text.length / 5)
    }
  })

  test('a file has an address by its content, and only the content that was released', async () => {
    await briefs.release(first)
    const second = makeRelease('briefs', '000000000002', { files: { 'remote-entry.js': 'other()' } })
    await briefs.release(second)
    for (const { description, contents } of [first, second]) {
      const answer = await server.app.inject(toAssetAddress(description, 'remote-entry.js'))
      expect(answer.body).toBe(contents.get('remote-entry.js'))
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    const address = toAssetAddress(second.description, 'remote-entry.js')
    const wrong = [
      address.replace('remote-entry', 'other'),
      address.replace('briefs', 'generation'),
      address.replace(/.{20}(?=\/remote)/, 'A'),
    ]
    for (const path of wrong) {
      expect((await server.app.inject(path)).statusCode).toBe(404)
    }
  })

  test('the same release twice is one release', async () => {
    await briefs.release(first)
    expect(await briefs.upload(first)).toMatchObject({
      status: 200,
      body: { is_complete: true, missing: [], generation: 1 },
    })
    expect(await briefs.publish(first, { expected_generation: 0 })).toMatchObject({
      status: 200,
      body: { generation: 1, is_changed: false },
    })
    const { body } = await briefs.send('GET', '')
    expect(body.data[0]).toMatchObject({ package: 'briefs', releases: [{ release: '000000000001' }] })
    expect(body.data[0].changes).toHaveLength(1)
  })

  test('of two releases at once one wins, and the other is told the generation to expect', async () => {
    await briefs.upload(first)
    await briefs.upload(second)
    const answers = await Promise.all([first, second].map((made) => briefs.publish(made, { expected_generation: 0 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'generation_conflict',
      errors: { expected_generation: ['1'] },
    })
  })

  test('a hundred teams at once lose nothing', async () => {
    const names = Array.from(
      { length: 100 },
      (_, index) => `team-${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
    )
    const teams = await Promise.all(names.map(async (name) => ({ name, team: await createReleaseTeam(server, name) })))
    const before = (await runningIn()).generation
    const answers = await Promise.all(teams.map(({ name, team }) => team.release(makeRelease(name, '0123456789ab'))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { generation, remotes } = await runningIn()
    expect(Object.keys(remotes).toSorted()).toEqual(names.toSorted())
    expect(generation).toBe(before + 100)
  }, 60_000)

  test('a hundred releases of one remote at once are all in its history', async () => {
    const made = Array.from({ length: 100 }, (_, index) => makeRelease('briefs', index.toString(16).padStart(12, '0')))
    const answers = await Promise.all(made.map((one) => briefs.release(one)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.map(({ body }) => body.generation).toSorted((a, b) => a - b)).toEqual(
      made.map((_, index) => index + 1),
    )
  }, 60_000)

  test('another process of the server runs a release with its very next page', async () => {
    const { dependencies, close } = await createTestDependencies()
    const other = await buildApp({ ...dependencies, database: server.db, storage: server.storage })
    try {
      await briefs.release(first)
      const { body } = await other.inject({ url: '/briefs', headers: { accept: 'text/html' } })
      expect(body).toContain('/build/briefs/000000000001/')
      expect((await other.inject('/build/briefs/000000000001/remote-entry.js')).statusCode).toBe(200)
    } finally {
      await other.close()
      await close()
    }
  })
})

describe('going back', () => {
  beforeEach(async () => {
    await briefs.release(first)
    server.clock.advance(60)
    await briefs.release(second, { reason: 'New editor' })
  })

  test('the page carries the last-known-good release, and a rollback makes it live', async () => {
    expect((await runningIn()).remotes['briefs']).toMatchObject({
      release: '000000000002',
      lastKnownGood: { release: '000000000001', baseUrl: '/build/briefs/000000000001/' },
    })
    expect(await briefs.rollBack({ reason: 'The editor loses text' })).toMatchObject({
      status: 200,
      body: { generation: 3 },
    })
    // What was taken back is not known to be good.
    expect((await runningIn()).remotes['briefs']).toMatchObject({ release: '000000000001', lastKnownGood: null })
    expect((await briefs.send('GET', '')).body.data[0].changes[0]).toMatchObject({
      from: '000000000002',
      to: '000000000001',
      changed_by: 'The briefs team',
      reason: expect.stringMatching(/^The editor loses text · No earlier release is shown to work/),
    })
    expect(await briefs.rollBack()).toMatchObject({ status: 409, body: { code: 'nothing_to_roll_back' } })
    expect(await briefs.rollBack({ to: 'ffffffffffff' })).toMatchObject({ status: 404 })
  })

  test('what was taken back may be released again', async () => {
    await briefs.rollBack()
    expect(await briefs.publish(second)).toMatchObject({ status: 200, body: { is_changed: true } })
    expect(await liveBriefs()).toBe('000000000002')
  })
})

describe('previews and canaries', () => {
  beforeEach(async () => {
    await briefs.release(first)
    await briefs.upload(second)
  })

  test('a preview runs only in pages that ask for it', async () => {
    expect((await runningIn({ overrides: { briefs: '000000000002' } })).overrides).toEqual({})
    await briefs.publish(second, { channel: 'preview' })
    expect(await liveBriefs()).toBe('000000000001')
    expect(await runningIn({ overrides: { briefs: '000000000002', host: 'ffffffffffff' } })).toMatchObject({
      overrides: { briefs: '000000000002' },
      remotes: { briefs: { release: '000000000002', lastKnownGood: null } },
    })
  })

  test('a canary runs for its share of the users, always the same ones, and can be ended', async () => {
    await briefs.publish(second, { channel: 'canary', percent: 30 })
    const users = Array.from({ length: 200 }, (_, index) => `user-${index}`)
    const countCanaries = async () => {
      const running = await Promise.all(users.map(async (user) => (await runningIn({ user })).remotes['briefs']))
      return running.map((remote) => (remote?.release === '000000000002' ? remote.lastKnownGood?.release : null))
    }
    const chosen = await countCanaries()
    expect(await countCanaries()).toEqual(chosen)
    const count = chosen.filter((release) => release === '000000000001').length
    expect(count).toBeGreaterThan(35)
    expect(count).toBeLessThan(85)
    expect(await liveBriefs()).toBe('000000000001')
    await briefs.rollBack({ channel: 'canary' })
    expect(new Set(await countCanaries())).toEqual(new Set([null]))
  }, 30_000)

  test('what is live is no canary: it cannot become one, and a canary that is rolled back to is none any more', async () => {
    const refused = await briefs.publish(first, { channel: 'canary', percent: 10 })
    expect([refused.status, refused.body.code]).toEqual([409, 'live_already'])
    await briefs.publish(second, { channel: 'canary', percent: 10 })
    await briefs.rollBack({ channel: 'live', to: '000000000002' })
    const { rows } = await sql`select live, canary from release_channels where package = 'briefs'`.execute(server.db)
    expect(rows).toEqual([{ live: '000000000002', canary: null }])
  })
})

describe('the gate', () => {
  test('[P-97] a stylesheet that reaches beyond its remote is refused, and the release with it', async () => {
    const files = { 'remote-entry.js': 'run()', '1.css': '.ant-btn { display: none }' }
    const made = makeRelease('briefs', '000000000003', { files })
    await briefs.send('POST', '/briefs', { description: made.description, files: made.files })
    const answer = await briefs.send('PUT', '/briefs/000000000003/files/1.css', Buffer.from(files['1.css']))
    expect(answer).toMatchObject({ status: 422, body: { errors: { styles: [expect.stringContaining('".ant-btn"')] } } })
    expect(await briefs.publish(made)).toMatchObject({ status: 409, body: { code: 'upload_incomplete' } })
  })

  test('a remote that wants what the host does not have is refused, with package, wanted and provided', async () => {
    const made = makeRelease('briefs', '000000000001', {
      kitVersion: '1.9.0',
      singletons: { antd: '^7.0.0', zod: '^4.0.0' },
    })
    const { status, body } = await briefs.release(made)
    expect(status).toBe(422)
    expect(body.errors.compatibility.toSorted()).toEqual([
      'briefs 000000000001 does not fit the live host aaaaaaaaaaaa: @marquee/remote-kit: wanted ^1.9.0, provided 1.1.0 (release the host first).',
      'briefs 000000000001 does not fit the live host aaaaaaaaaaaa: antd: wanted ^7.0.0, provided 6.6.8 (release the host first).',
      'briefs 000000000001 does not fit the live host aaaaaaaaaaaa: zod: wanted ^4.0.0, provided nothing (release the host first).',
    ])
    expect(await liveBriefs()).toBeUndefined()
  })

  test('a host that a live remote does not fit is refused, but may be tried with the next remote as previews', async () => {
    await briefs.release(makeRelease('briefs', '000000000001', { singletons: { react: '^19.2.0' } }))
    const next = makeRelease('host', 'bbbbbbbbbbbb', { singletons: { react: '20.0.0', antd: '6.6.8' } })
    const refused = await host.release(next)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe(
      'briefs 000000000001 does not fit the new host bbbbbbbbbbbb: react: wanted ^19.2.0, provided 20.0.0 (build the remote on the version that the host provides).',
    )
    expect(await host.publish(next, { channel: 'preview' })).toMatchObject({ status: 200 })
    const nextBriefs = makeRelease('briefs', '000000000002', { singletons: { react: '^20.0.0' } })
    expect(await briefs.release(nextBriefs, { channel: 'preview' })).toMatchObject({ status: 200 })
    expect(await briefs.publish(nextBriefs)).toMatchObject({ status: 422 })
  })
})
