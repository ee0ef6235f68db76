import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { isInAudience } from './audience.ts'

const admin = buildAuthData({ user: buildUser({ is_admin: true }) })
const visitor = buildAuthData({ user: null, authenticated: false })
const unverified = buildAuthData({ user: buildUser({ email_verified_at: null }) })
const without = buildAuthData({ workspace_features: { explore_pages: true, swipe_file: false } })

test('[G-09] what is for admins is shown to admins only', () => {
  expect([admin, buildAuthData(), visitor].map((one) => isInAudience({ isAdmin: true }, one))).toEqual([
    true,
    false,
    false,
  ])
})

test('what is for a feature or for confirmed addresses is shown to those who have them', () => {
  expect(isInAudience({ feature: 'swipe_file' }, buildAuthData())).toBe(true)
  expect(isInAudience({ feature: 'swipe_file' }, without)).toBe(false)
  expect(isInAudience({ isVerified: true }, unverified)).toBe(false)
  expect(isInAudience({ isVerified: true }, buildAuthData())).toBe(true)
})

test('everybody who is signed in sees the rest, and a visitor none of it', () => {
  expect([buildAuthData(), unverified, visitor].map((one) => isInAudience(undefined, one))).toEqual([true, true, false])
})
