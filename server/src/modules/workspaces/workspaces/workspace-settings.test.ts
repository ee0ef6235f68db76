import {
  getWorkspaceSettings,
  removeWorkspaceLogo,
  updateWorkspaceSettings,
} from '@marquee/contract/workspace-settings'
import { authCheck } from '@marquee/contract/authentication'
import { listCreditUsage } from '@marquee/contract/credits'
import { saveOnboarding } from '@marquee/contract/onboarding'
import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import { listWorkspaces } from '@marquee/contract/workspaces'
import sharp from 'sharp'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { runStoredFileRemoval } from '../../../testing/run-stored-file-removal.ts'
import { spendSomeCredits } from '../../../testing/spend-some-credits.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const SETTINGS = { name: ' Studio Nord ', time_zone: 'Europe/Oslo', currency: 'NOK' } as const

async function uploadLogo(agent: SignedInAgent) {
  const image = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return agent.request({
    method: 'POST',
    url: '/api/workspace-settings/logo',
    ...multipartFile(image, { name: 'image', type: 'image/png' }),
  })
}

describe('[P-64] the settings of a workspace', () => {
  test('are changed by owners and admins, and a new name is told in the activity', async () => {
    const owner = await signUp(server)
    const { body } = await owner.call(updateWorkspaceSettings, { body: SETTINGS })
    expect(body.data).toMatchObject({ name: 'Studio Nord', time_zone: 'Europe/Oslo', currency: 'NOK', logo_url: null })
    const [entry] = (await owner.call(listWorkspaceActivity, { query: {} })).body.data
    expect(entry).toMatchObject({ action: 'workspace.renamed', subject: 'Studio Nord' })
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    expect((await member.call(updateWorkspaceSettings, { body: SETTINGS })).status).toBe(403)
    expect((await member.call(getWorkspaceSettings, {})).body.data.currency).toBe('NOK')
  })

  test('refuse a time zone and a currency that there are not', async () => {
    const owner = await signUp(server)
    const body = { name: 'Studio', time_zone: 'Europe/Atlantis', currency: 'XXX' as 'USD' }
    const { error } = await owner.call(updateWorkspaceSettings, { body })
    expect(error.errors).toEqual({ time_zone: ['Choose a time zone.'], currency: ['Choose a currency.'] })
  })

  test('hold a logo: square, shown to whoever is signed in and knows it, and gone when it is removed', async () => {
    const owner = await signUp(server)
    expect((await uploadLogo(owner)).statusCode).toBe(200)
    const url = (await owner.call(getWorkspaceSettings, {})).body.data.logo_url ?? ''
    expect((await owner.call(listWorkspaces, { query: {} })).body.data[0]?.logo_url).toBe(url)
    const answer = await owner.request({ url })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await visit(server).request({ url })).statusCode).toBe(401)
    expect((await owner.request({ url: '/avatars/..%2Fsecret' })).statusCode).toBe(404)
    await uploadLogo(owner)
    await runStoredFileRemoval(server)
    expect((await owner.request({ url })).statusCode).toBe(404)
    expect((await owner.call(removeWorkspaceLogo, {})).body.data.logo_url).toBeNull()
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    expect((await uploadLogo(member)).statusCode).toBe(403)
  })

  test('[F-11] begin with the time zone of the browser in which the owner answered first, and keep what was chosen', async () => {
    const owner = await signUp(server, { isOnboardingDue: true })
    const save = (time_zone: string) => owner.call(saveOnboarding, { body: { step: 'niches', time_zone } })
    const read = async () => (await owner.call(getWorkspaceSettings, {})).body.data.time_zone
    expect(await read()).toBeNull()
    await save('Europe/Atlantis')
    expect(await read()).toBeNull()
    await save('America/New_York')
    await save('Asia/Tokyo')
    expect(await read()).toBe('America/New_York')
    await owner.call(updateWorkspaceSettings, { body: { ...SETTINGS, time_zone: '' } })
    expect(await read()).toBeNull()
  })

  test('[F-11] decide on which day credits were used, and what pages call today', async () => {
    // Nine in the evening in UTC: tomorrow in Kiritimati, and noon in Los Angeles.
    server.clock.advance(12 * 60 * 60)
    const owner = await signUp(server)
    const listDays = async () => (await owner.call(listCreditUsage, { query: {} })).body.data.map(({ day }) => day)
    for (const time_zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      await owner.call(updateWorkspaceSettings, { body: { ...SETTINGS, time_zone } })
      await spendSomeCredits(server, owner, time_zone)
    }
    expect(await listDays()).toEqual(['2026-03-02', '2026-03-03'])
    const { user } = (await owner.call(authCheck, {})).body
    expect(user).toMatchObject({
      current_workspace_time_zone: 'America/Los_Angeles',
      current_workspace_currency: 'NOK',
    })
  })
})
