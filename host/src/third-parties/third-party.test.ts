import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { toPerson } from './third-party.ts'

const user = buildUser({ email: 'ada@marquee.example', display_name: 'Ada', super_admin: true })

test.each(['Growth', null])('[T-07] third parties learn who is signed in, on the plan %s', (planTitle) => {
  const authData = buildAuthData({ user })
  const plan = authData.user_plan && planTitle !== null ? { ...authData.user_plan, title: planTitle } : null
  expect(toPerson({ ...authData, user_plan: plan })).toEqual({
    id: user.id,
    email: 'ada@marquee.example',
    name: 'Ada',
    isSuperAdmin: true,
    planTitle,
  })
})

test('[T-07] nobody, while nobody is signed in', () => {
  expect(toPerson(buildAuthData({ user: null, authenticated: false }))).toBeNull()
})
