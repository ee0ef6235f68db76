export type ReleaseHealthTables = {
  release_health: {
    package: string
    release: string
    bucket: Date
    is_override: boolean
    loads: number
    failures: number
    errors: number
    load_times: number[]
    failure_kinds: number[]
    created_at: Date
    updated_at: Date
  }
  release_visits: {
    package: string
    release: string
    bucket: Date
    is_override: boolean
    visitor: string
    has_account: boolean
    reports: number
    has_failed: boolean
    created_at: Date
    updated_at: Date
  }
}
