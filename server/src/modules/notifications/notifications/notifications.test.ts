import {
  listNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreference,
} from '@marquee/contract/notifications'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { primaryReads } from '../../../platform/database/replicas/reads.ts'
import { createMailService } from '../../../platform/mail/mail.service.ts'
import { createWorkspaceChangeService } from '../workspace-changes/workspace-changes.service.ts'
import { createNotificationService, type NotificationService } from './notifications.service.ts'
import { createUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const done = { what: 'image', id: ID, title: '<b>Summer</b>', is_done: true } as const

let server: TestServer
let agent: SignedInAgent
let notifications: NotificationService
beforeAll(async () => {
  server = await startTestServer()
  const mailer = { send: () => Promise.resolve() }
  const mails = createMailService({ ...server, mailer })
  const sessions = { listWorkspacesOfUser: () => Promise.resolve(new Map()) }
  const readReleaseGeneration = () => Promise.resolve(1)
  const quiet = { reads: primaryReads, log: { warn: () => {} } }
  const changes = createWorkspaceChangeService({ ...server, ...quiet, sessions, readReleaseGeneration })
  const settings = { appUrl: 'https://app.example' }
  notifications = createNotificationService({ ...server, ...settings, secrets: ['secret'], mails, changes })
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})

type News = Parameters<NotificationService['notify']>[1]

function notify(changes: Partial<News> = {}): Promise<void> {
  const news = {
    workspaceId: agent.workspaceId,
    userIds: [agent.userId],
    kind: 'generation_finished',
    data: done,
  } as const
  return server.db.transaction().execute((transaction) => notifications.notify(transaction, { ...news, ...changes }))
}

async function read(by: SignedInAgent = agent, query: { unread?: 'only'; limit?: number; cursor?: string } = {}) {
  return (await by.call(listNotifications, { query })).body
}

async function mailsTo(email: string) {
  return (await server.sentMails()).filter(({ to }) => to === email)
}

describe('[P-82] notifications', () => {
  test('come to those who are named, the newest first, page by page, and are read one by one or all', async () => {
    const colleague = await signUp(server, { role: 'member', workspaceId: agent.workspaceId })
    await notify()
    await notify({ data: { ...done, title: 'Second' } })
    await notify({ userIds: 'everybody', data: { ...done, title: 'Third' } })
    expect((await read(colleague)).data.map(({ title }) => title)).toEqual(['Third is ready'])
    const first = await read(agent, { limit: 2 })
    const second = await read(agent, { limit: 2, cursor: first.meta.next_cursor ?? '' })
    expect([...first.data, ...second.data].map(({ title }) => title)).toEqual([
      'Third is ready',
      'Second is ready',
      '<b>Summer</b> is ready',
    ])
    expect(first.data[0]).toMatchObject({ path: `/image-generation/${ID}`, is_read: false })
    await agent.call(markNotificationsRead, { body: { ids: [first.data[0]?.id ?? ''] } })
    expect((await read()).meta.unread).toBe(2)
    expect((await read(agent, { unread: 'only' })).data).toHaveLength(2)
    await agent.call(markNotificationsRead, { body: { ids: 'all' } })
    expect((await read()).meta.unread).toBe(0)
    expect((await read(colleague)).meta.unread).toBe(1)
  })

  test('nobody reads or marks those of others, nor those of another workspace', async () => {
    await notify()
    const [mine] = (await read()).data
    const stranger = await signUp(server)
    await stranger.call(markNotificationsRead, { body: { ids: [mine?.id ?? ''] } })
    expect((await read()).meta.unread).toBe(1)
    expect((await read(stranger)).data).toEqual([])
    await notify({ userIds: [stranger.userId] })
    expect((await read(stranger)).data).toEqual([])
    expect((await visit(server).call(listNotifications, { query: {} })).status).toBe(401)
  })

  test('the same news is told once, and not at all when its transaction fails', async () => {
    await notify({ key: 'one' })
    await notify({ key: 'one' })
    expect((await read()).data).toHaveLength(1)
    const failing = server.db.transaction().execute(async (transaction) => {
      const { workspaceId } = agent
      const news = { workspaceId, userIds: [agent.userId], kind: 'credits_low', data: { is_empty: true } } as const
      await notifications.notify(transaction, news)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await read()).data).toHaveLength(1)
  })

  test('[G-04] a mail links to a page that a workspace with only ad templates can open', async () => {
    const limited = await signUp(server, { isAdTemplateOnly: true })
    for (const { workspaceId, userId, email } of [agent, limited]) {
      const data = { state: 'open', number: 'MQ-0001', amount: '$79' } as const
      await notify({ workspaceId, userIds: [userId], kind: 'payment_disputed', data })
      const page = email === limited.email ? '/plans' : '/account-settings/payment'
      expect((await mailsTo(email)).at(-1)?.html).toMatch(new RegExp(`href="https?://[^/"]+${page}"`))
    }
  })

  test('what is switched off in a channel does not come there, and comes in the other', async () => {
    const choice = { kind: 'generation_finished', is_on: false } as const
    await agent.call(setNotificationPreference, { body: { ...choice, channel: 'app' } })
    await notify()
    expect((await read()).data).toEqual([])
    expect(await mailsTo(agent.email)).toHaveLength(1)
    await agent.call(setNotificationPreference, { body: { ...choice, channel: 'email' } })
    const { body } = await agent.call(setNotificationPreference, { body: { ...choice, channel: 'app', is_on: true } })
    expect(body.data.find(({ kind }) => kind === 'generation_finished')).toMatchObject({ app: true, email: false })
    await notify()
    expect((await read()).data).toHaveLength(1)
    expect(await mailsTo(agent.email)).toHaveLength(1)
  })
})

describe('[P-23] the link that ends mails', () => {
  test('asks first, ends the mails of its kind by one POST without a session, and can be taken back', async () => {
    await notify()
    const [mail] = await mailsTo(agent.email)
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '')
    const url = pathname + search
    expect(mail?.text).toContain(mail?.unsubscribeUrl)
    const page = await server.app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.payload).toContain('Finished work')
    await notify()
    expect(await mailsTo(agent.email)).toHaveLength(2)

    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const
    expect((await server.app.inject(post)).statusCode).toBe(200)
    expect((await server.app.inject(post)).payload).toContain('You are unsubscribed')
    await notify()
    expect(await mailsTo(agent.email)).toHaveLength(2)
    const { body } = await agent.call(listNotificationPreferences, {})
    expect(body.data.filter(({ email }) => email === false).map(({ kind }) => kind)).toEqual(['generation_finished'])
  })

  test('does nothing when anything of it was altered', async () => {
    const token = createUnsubscribeToken({ userId: ID, workspaceId: ID, kind: 'brand_alert' }, 'secret')
    expect(readUnsubscribeToken(token, ['secret'])).toEqual({ userId: ID, workspaceId: ID, kind: 'brand_alert' })
    for (const altered of [`x${token}`, `${token}x`, token.replace('.', ''), '', '.']) {
      expect(readUnsubscribeToken(altered, ['secret'])).toBeNull()
    }
    expect(readUnsubscribeToken(token, ['other'])).toBeNull()
    expect((await server.app.inject({ method: 'POST', url: '/unsubscribe?token=x' })).statusCode).toBe(404)
  })
})
