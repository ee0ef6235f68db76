import type { Scope } from '@marquee/contract/scopes'
import type { Generated } from 'kysely'

export type ApiKeyTables = {
  api_keys: {
    id: Generated<string>
    workspace_id: string
    user_id: string
    name: string
    prefix: string
    key_hash: string
    scopes: Scope[]
    idempotency_key: string
    last_used_at: Date | null
    expires_at: Date | null
    revoked_at: Date | null
    created_at: Date
    updated_at: Date
  }
  api_usage_days: {
    workspace_id: string
    key_id: string
    day: string
    requests: number
    failures: number
  }
}
