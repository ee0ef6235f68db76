import type { Generated, JSONColumnType } from 'kysely'

/** Where a person came from, as sent with the registration (requirement A-11). */
export interface Attribution {
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  ref_code?: string
  rewardful_referral?: string
}

export type AuthTables = {
  users: {
    id: Generated<string>
    display_name: string
    email: string
    email_verified_at: Date | null
    password_hash: string
    /** False until its user has chosen one, as of an account that Google sign-in made. */
    has_password: Generated<boolean>
    phone: string | null
    is_admin: Generated<boolean>
    is_super_admin: Generated<boolean>
    is_new: Generated<boolean>
    current_workspace_id: string | null
    picture_name: string | null
    change_log_read: string | null
    attribution: JSONColumnType<Attribution>
    /** A keyed hash of the network from which the account was created; null where the address says nothing. */
    sign_up_network: string | null
    created_at: Date
    updated_at: Date
  }
  known_devices: { user_id: string; device_hash: string; created_at: Date }
  password_resets: {
    user_id: string
    token_hash: string
    expires_at: Date
    created_at: Date
    updated_at: Date
  }
}
