export type GenerationProviderTables = {
  generation_providers: {
    workspace_id: string
    created_by: string | null
    base_address: string
    text_model: string
    image_model: string
    sealed_key: string
    credential_key_id: string
    key_hint: string
    created_at: Date
    updated_at: Date
  }
}
