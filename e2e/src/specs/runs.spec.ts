import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackgroundProcess, startProcess } from '../../../server/src/testing/background-process.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { changeRelease, createReleaseToken, createTeam } from '../fixtures/release-team.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = ownPort('runs')
const root = join(import.meta.dirname, '../../..')
const [BROKEN, OTHER_HOST] = ['abc000000011', 'abc000000012']

test.describe.configure({ mode: 'serial' })

let server: OwnServer
let token: string

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  server = createOwnServer(PORT, { DEMO_LIBRARY: 'on' })
  await server.start()
  const request = await playwright.request.newContext({ baseURL: server.origin })
  token = await createReleaseToken('briefs', server.dataDir)
  await createTeam(request, token).release(
    await changeRelease('briefs', BROKEN, '"./remote-entry"', '"./another-entry"'),
    'preview',
  )
  const host = await changeRelease('host', OTHER_HOST, "This page couldn't load", "This page couldn't load")
  const singletons = { ...host.description.singletons, react: '20.0.0' }
  await createTeam(request, await createReleaseToken('host', server.dataDir)).release(
    { ...host, description: { ...host.description, singletons } },
    'preview',
  )
  await request.dispose()
})

test.afterAll(() => server.remove())

function run(...words: string[]): BackgroundProcess {
  const environment = {
    RELEASE_TOKEN: token,
    E2E_DATA_DIR: server.dataDir,
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    HEADLESS_SHELL_PATH: process.env['HEADLESS_SHELL_PATH'] ?? '/usr/bin/chromium',
  }
  return startProcess(join(root, 'e2e/src/runs/main.ts'), environment, ['--at', server.origin, ...words])
}

const refused = [
  { asked: 'brief=preview', says: /There is no package "brief"\. There are: .*briefs/ },
  { asked: 'briefs=0123456789ab', says: new RegExp(`briefs has no release 0123456789ab[^]*${BROKEN}  preview`) },
  { asked: 'briefs=canary', says: /briefs has no canary\. There are:/ },
  {
    asked: `host=${OTHER_HOST}`,
    says: /briefs \w+ does not fit host abc000000012: react: wanted \^19\.\S+, provided 20\.0\.0 \(/,
  },
]

for (const { asked, says } of refused) {
  test(`a run with ${asked} is refused before any test, and says what there is`, { tag: '@own-server' }, async () => {
    const { ended, output } = run('--with', asked)
    expect(await ended).toBe(2)
    expect(output()).toMatch(says)
    expect(output()).not.toContain('Running')
  })
}

test(
  'a matrix run says which combination failed, in which test, and names the release',
  { tag: '@own-server' },
  async () => {
    test.setTimeout(240_000)
    const { ended, output } = run('matrix', '-g', 'every page of briefs')
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^passed +everything live/m)
    expect(output()).toMatch(/^failed +live host, next briefs/m)
    expect(output()).toMatch(/^refused +next host, live remotes/m)
    expect(output()).toMatch(new RegExp(`every page of briefs .*: briefs ${BROKEN}, by the panel`))
    const report: unknown = JSON.parse(await readFile(join(root, 'test-results/matrix/report.json'), 'utf8'))
    expect(report).toMatchObject({
      combinations: [
        { outcome: 'passed', failures: [] },
        { outcome: 'failed', failures: [{ attribution: { package: 'briefs', release: BROKEN, by: 'panel' } }] },
        { outcome: 'refused' },
        { outcome: 'refused' },
      ],
    })
  },
)
