import type { ReleaseDescription } from '@marquee/federation/registry'
import type { ChangeKind, ReleaseFile } from '@marquee/federation/release-protocol'
import type { Generated, JSONColumnType } from 'kysely'

export type ReleaseTables = {
  releases: {
    package: string
    release: string
    description: JSONColumnType<ReleaseDescription>
    files: JSONColumnType<ReleaseFile[]>
    /** A bigint comes as text. */
    bytes: Generated<string>
    is_complete: Generated<boolean>
    is_preview: Generated<boolean>
    uploaded_by: string
    last_live_at: Date | null
    rolled_back_at: Date | null
    created_at: Date
    updated_at: Date
  }
  release_channels: {
    package: string
    live: string | null
    last_known_good: string | null
    canary: string | null
    canary_percent: number | null
    preview: string | null
    is_enabled: Generated<boolean>
    is_retired: Generated<boolean>
    is_team_owned: Generated<boolean>
    generation: Generated<number>
    created_at: Date
    updated_at: Date
  }
  release_changes: {
    package: string
    generation: number
    channel: ChangeKind
    from_release: string | null
    to_release: string | null
    percent: number | null
    changed_by: string
    reason: string
    created_at: Date
  }
  release_registry: {
    is_only: Generated<boolean>
    generation: Generated<number>
    created_at: Date
    updated_at: Date
  }
  release_tokens: {
    id: Generated<string>
    package: string
    name: string
    token_hash: string
    revoked_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
