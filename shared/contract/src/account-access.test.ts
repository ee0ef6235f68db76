import { type AccessRequirement, isAllowed } from './account-access.ts'
import type { AuthData } from './authentication.ts'

const user: NonNullable<AuthData['user']> = {
  id: '01890000-0000-7000-8000-000000000001',
  display_name: 'Ada',
  picture_url: null,
  email: 'ada@marquee.example',
  email_verified_at: '2026-01-01T00:00:00Z',
  super_admin: false,
  is_admin: false,
  current_workspace_is_owned: true,
  current_workspace_id: '01890000-0000-7000-8000-000000000002',
  current_workspace_role: 'owner',
  current_workspace_time_zone: null,
  current_workspace_currency: 'USD',
}

const active: AuthData = {
  isAllowedToAccess: true,
  authenticated: true,
  user,
  user_plan: { title: 'Growth' },
  has_active_subscription: true,
  free_trial_days_remaining: null,
  is_new_user: false,
  is_allow_ad_template: false,
  workspace_features: { explore_pages: true, swipe_file: true },
  plan_features: ['brand_spy'],
}
const ended: AuthData = { ...active, has_active_subscription: false }
const noPlan: AuthData = { ...ended, user_plan: null, plan_features: [] }
const templatesOnly: AuthData = {
  ...active,
  is_allow_ad_template: true,
  workspace_features: { explore_pages: false, swipe_file: false },
}
const visitor: AuthData = { ...noPlan, user: null, authenticated: false }
const viewer: AuthData = { ...active, user: { ...user, current_workspace_role: 'viewer' } }
const admin: AuthData = { ...noPlan, user: { ...user, is_admin: true } }

const explore: AccessRequirement = { feature: 'explore_pages' }
const briefs: AccessRequirement = { feature: 'full_product', plan: 'ended' }
const settings: AccessRequirement = { plan: 'none' }
const administration: AccessRequirement = { isAdmin: true }
const templates: AccessRequirement = { feature: ['full_product', 'ad_templates'] }
const newBoard: AccessRequirement = { permission: 'boards.edit', feature: 'swipe_file' }

test.each([
  ['an active account', active, [explore, briefs, settings, templates, newBoard]],
  ['an account whose plan has ended', ended, [briefs, settings]],
  ['an account without a plan', noPlan, [settings]],
  ['an account for ad templates alone', templatesOnly, [settings, templates]],
  ['a viewer', viewer, [explore, briefs, settings, templates]],
  ['an administrator without a plan', admin, [settings, administration]],
  ['a visitor', visitor, []],
])('[A-21] [G-04] %s sees what it may open', (_name, authData, expected) => {
  const all = [explore, briefs, settings, administration, templates, newBoard]
  expect(all.filter((required) => isAllowed(required, authData))).toEqual(
    all.filter((required) => expected.includes(required)),
  )
})
