export type BrandTables = {
  brands: { id: string; name: string; logo_url: string | null; is_placeholder: boolean }
  ads: { id: string; brand_id: string; niches: string[] }
}
