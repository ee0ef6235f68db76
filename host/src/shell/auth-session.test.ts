import { authCheck, type AuthData } from '@marquee/contract/authentication'
import { configureApiClient } from '@marquee/api-client/call-endpoint'
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

test('a user who has logged out elsewhere is never rendered as a visitor: the session counts as lost, and the data stays until the page is left', async () => {
  const onSessionLost = jest.fn()
  configureApiClient({ onSessionLost })
  respondWith(authCheck, buildAuthData())
  const session = createAuthSession(queryClient)
  const { user } = await session.load()
  const rendered = jest.fn()
  queryClient.getQueryCache().subscribe(() => rendered(queryClient.getQueryData<AuthData>(['auth-data'])?.user))
  sessionStorage.setItem('marquee.recent-pages', 'those of the user')

  respondWith(authCheck, buildAuthData({ user: null }))
  await session.refresh()
  expect(onSessionLost).toHaveBeenCalledTimes(1)
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set([user]))

  // The page loads again.
  queryClient.clear()
  await createAuthSession(queryClient).load()
  expect(onSessionLost).toHaveBeenCalledTimes(1)
  expect(sessionStorage.getItem('marquee.recent-pages')).toBeNull()
})
