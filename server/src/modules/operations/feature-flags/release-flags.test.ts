import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFeatureFlags } from '@marquee/contract/feature-flags'
import { signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const source = readFileSync(join(import.meta.dirname, '../../../../../shared/remote-kit/src/release-flags.ts'), 'utf8')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('[T-04] each part of a remote that a flag switches has its flag, and everybody has the part', async () => {
  const keys = [...source.matchAll(/^ {2}'([a-z.-]+)',$/gm)].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(4)
  const admin = await signUp(server, { isAdmin: true })
  const { body } = await admin.call(listFeatureFlags, {})
  expect(keys.map((key) => body.data.find((flag) => flag.key === key))).toEqual(
    keys.map(() => expect.objectContaining({ type: 'boolean', default_value: true, is_enabled: false })),
  )
})
