import type { Generated } from 'kysely'

export type DemoLibraryTables = {
  demo_library: {
    is_only: Generated<boolean>
    state: 'seeding' | 'ready' | 'removed'
    as_of: Date
    created_at: Date
    updated_at: Date
  }
}
