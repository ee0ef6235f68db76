/** The error statuses that a caller of an endpoint must expect. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 419 | 422 | 423 | 429 | 502 | 503

/** Every error code, a stable name for programs, with its status. */
export const ERROR_CODES = {
  // The codes of any endpoint: they follow from the rights that it declares.
  feature_missing: 403,
  invalid_key: 401,
  not_subscribed: 403,
  scope_missing: 403,
  subscription_ended: 403,
  // The codes that endpoints declare in `errors`.
  ad_account_connected: 409,
  billing_off: 409,
  card_declined: 402,
  checkout_replaced: 409,
  crawl_running: 409,
  generation_conflict: 409,
  has_members: 409,
  has_plan: 409,
  image_not_failed: 409,
  import_running: 409,
  import_started: 409,
  insufficient_credits: 402,
  invitation_accepted: 410,
  invitation_expired: 410,
  invitation_unknown: 404,
  invitation_withdrawn: 410,
  job_waiting: 409,
  key_shown: 409,
  live_already: 409,
  member_already: 409,
  no_canary: 409,
  no_credential_keys: 409,
  no_plan: 409,
  no_portal: 409,
  not_monthly: 409,
  not_paid: 409,
  nothing_to_roll_back: 409,
  onboarding_not_due: 409,
  other_account: 403,
  own_session: 409,
  owner_changed: 409,
  owner_stays: 409,
  past_due: 409,
  plan_renews: 409,
  retired: 409,
  seats_taken: 409,
  source_connected: 409,
  spy_limit_reached: 409,
  stripe_unavailable: 502,
  sync_running: 409,
  terms_changed: 409,
  too_many_hidden_brands: 409,
  too_many_queries: 409,
  too_many_saved_searches: 409,
  too_many_sources: 409,
  too_many_wanted_brands: 409,
  too_many_workspaces: 409,
  upload_incomplete: 409,
  version_conflict: 409,
  workspace_deleted: 410,
  // The codes for programs that publish releases or report payments, and the codes for jobs that use credits.
  hold_released: 409,
  hold_spent: 409,
  release_complete: 409,
  wrong_signature: 400,
} as const satisfies Record<string, ErrorStatus>

export type ErrorCode = keyof typeof ERROR_CODES

/** Codes that no endpoint declares, because any endpoint can answer them. */
export const GENERAL_ERROR_CODES: readonly ErrorCode[] = [
  'feature_missing',
  'invalid_key',
  'not_subscribed',
  'scope_missing',
  'subscription_ended',
]
