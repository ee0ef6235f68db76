import type { AuthData, User } from '@marquee/contract/authentication'
import { buildId } from './build-id.ts'

export function buildUser(changes: Partial<User> = {}): User {
  return {
    id: buildId(1, 5),
    display_name: 'Ada Marsh',
    email: 'ada@marquee.example',
    picture_url: null,
    email_verified_at: '2026-01-01T00:00:00Z',
    super_admin: false,
    is_admin: false,
    current_workspace_is_owned: true,
    current_workspace_id: buildId(1, 6),
    current_workspace_role: 'owner',
    current_workspace_time_zone: null,
    current_workspace_currency: 'USD',
    ...changes,
  }
}

/** The access check's answer for a verified owner with a plan; `{ user: null, authenticated: false }` makes a visitor. */
export function buildAuthData(changes: Partial<AuthData> = {}): AuthData {
  return {
    isAllowedToAccess: true,
    authenticated: true,
    user: buildUser(),
    user_plan: { title: 'Growth' },
    has_active_subscription: true,
    free_trial_days_remaining: null,
    is_new_user: false,
    is_allow_ad_template: false,
    workspace_features: { explore_pages: true, swipe_file: true },
    plan_features: ['brand_spy', 'generation', 'creative_analyzer'],
    ...changes,
  }
}
