import type { Generated } from 'kysely'

export type AdTemplateTables = {
  ad_templates: {
    id: Generated<string>
    workspace_id: string
    idempotency_key: string
    name: string
    style: string
    niches: string[]
    texts: unknown
    formats: unknown
    created_by: string | null
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  favorite_ad_templates: {
    workspace_id: string
    user_id: string
    template_id: string
    created_at: Date
  }
}
