import { createAccounts } from '../../../entry/create-accounts.ts'
import { createRateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { signIn } from '../../../testing/agent.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { seedDemoAccounts } from './demo-accounts.service.ts'

test('[A-21] the demo sign-ins work, are made once, and stay away when somebody removes them', async () => {
  const server = await startTestServer()
  const { db: database, clock } = server
  const services = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })

  const created = await seedDemoAccounts(services)
  expect(created.map(({ role }) => role)).toEqual([
    'workspace owner',
    'admin',
    'e-mail not verified',
    'ad templates only',
  ])
  for (const { email, password } of created) {
    await signIn(server, email, password)
  }

  const owner = await services.users.findByEmail('owner@marquee.example')
  await services.accounts.remove(owner?.id ?? '')
  expect(await seedDemoAccounts(services)).toEqual([])
  await server.close()
})

test('[A-21] of two processes that start at once, both start and each account is made once', async () => {
  const server = await startTestServer()
  const { db: database, clock } = server
  const services = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })
  const created = await Promise.all([seedDemoAccounts(services), seedDemoAccounts(services)])
  const emails = created.flat().map(({ email }) => email)
  expect(emails).toHaveLength(4)
  expect(new Set(emails).size).toBe(4)
  await server.close()
})
