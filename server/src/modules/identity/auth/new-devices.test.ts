import { csrfCookie, login } from '@marquee/contract/authentication'
import { type SignedInAgent, signIn, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createNewDeviceService } from './new-devices.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signInWith({ email, password }: SignedInAgent, userAgent: string): Promise<void> {
  const browser = visit(server)
  await browser.call(csrfCookie, {})
  const headers = { 'user-agent': userAgent }
  const { statusCode } = await browser.request({
    method: 'POST',
    url: login.path,
    headers,
    payload: { email, password },
  })
  expect(statusCode).toBe(200)
}

test('[P-65] a sign-in from a device that was not seen before is told by mail, once', async () => {
  const agent = await signUp(server)
  await signIn(server, agent.email, agent.password)
  const listMails = async () => (await server.sentMails()).filter(({ to }) => to === agent.email)
  expect(await listMails()).toEqual([])
  await Promise.all([signInWith(agent, FIREFOX), signInWith(agent, FIREFOX)])
  await signInWith(agent, FIREFOX.replaceAll('140', '141'))
  expect(await listMails()).toMatchObject([{ kind: 'new_sign_in', subject: 'New sign-in: Firefox on Windows' }])
})

test('[P-86] a device that was seen before the secret was replaced is known while the old one is accepted', async () => {
  const { userId } = await signUp(server)
  const sent: string[] = []
  const device = { userAgent: FIREFOX, ipAddress: '203.0.113.7' }
  const note = (...sessionSecrets: [string, ...string[]]) =>
    createNewDeviceService({
      ...server,
      appUrl: 'https://app.example',
      users: { getAddress: async () => 'ada@example.com' },
      mails: { define: (mail) => mail, send: async (_, mail) => void sent.push(mail.kind) },
      sessionSecrets,
    }).note(userId, device)
  await note('old')
  sent.length = 0
  await note('new', 'old')
  await note('new')
  expect(sent).toEqual([])
  await note('another')
  expect(sent).toEqual(['new_sign_in'])
})
