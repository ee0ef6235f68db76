import { authCheck, type AuthData } from '@marquee/contract/authentication'
import { createQueryClient } from '@marquee/api-client/query-client'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { respondWith } from '@marquee/testing/respond-with'
import type { QueryClient } from '@tanstack/react-query'
import { createAuthSession } from './auth-session.ts'

let queryClient: QueryClient

beforeEach(() => {
  queryClient = createQueryClient()
})

afterEach(() => queryClient.clear())

test('[G-01] [C-02] the auth data is asked for once, with the plan', async () => {
  const calls = respondWith(authCheck, buildAuthData())
  const session = createAuthSession(queryClient)

  const [first, second] = await Promise.all([session.load(), session.load()])
  await session.load()

  expect(second).toBe(first)
  expect(calls.map(({ query }) => query)).toEqual([{ with_plan: '1' }])
})

test('a refresh asks again and keeps what was fetched for the same workspace', async () => {
  respondWith(authCheck, buildAuthData())
  const session = createAuthSession(queryClient)
  await session.load()
  queryClient.setQueryData(['briefs'], ['a brief'])

  respondWith(authCheck, buildAuthData({ user: buildUser({ display_name: 'New name' }) }))
  expect((await session.refresh()).user?.display_name).toBe('New name')
  expect(queryClient.getQueryData(['briefs'])).toEqual(['a brief'])
})

test('a refresh in another workspace drops what the former one had fetched', async () => {
  respondWith(authCheck, buildAuthData())
  const session = createAuthSession(queryClient)
  await session.load()
  queryClient.setQueryData(['briefs'], ['a brief'])

  const elsewhere = buildUser({ current_workspace_id: buildId(9, 6) })
  respondWith(authCheck, buildAuthData({ user: elsewhere }))
  await session.refresh()

  expect(queryClient.getQueryData(['briefs'])).toBeUndefined()
  expect(queryClient.getQueryData<AuthData>(['auth-data'])?.user).toEqual(elsewhere)
})
