export type TwoFactorTables = {
  two_factor: {
    user_id: string
    key_id: string
    sealed_secret: string
    recovery_key_id: string
    sealed_recovery_codes: string
    confirmed_at: Date | null
    /** A bigint, which the driver gives as text. */
    last_used_step: string | number | null
    created_at: Date
    updated_at: Date
  }
}
