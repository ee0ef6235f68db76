import type { AdWords, AnalysisResult, AnalysisSummary, PlacementName } from '@marquee/contract/creative-analyses'
import type { Generated, JSONColumnType } from 'kysely'

export type CreativeAnalysisTables = {
  creative_analyses: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    source: AnalysisSummary['source']
    kind: AnalysisSummary['kind']
    asset_id: string | null
    poster_asset_id: string | null
    sheet_asset_id: string | null
    ad_id: string | null
    /** The generated image that it is of. */
    image_id: string | null
    ad_external_id: string | null
    media_id: string | null
    address: string | null
    name: string
    words: JSONColumnType<AdWords>
    /** What the creative is made for; empty: the placements of its shape. */
    placements: JSONColumnType<PlacementName[], string | undefined, string>
    state: AnalysisSummary['state']
    progress: Generated<number>
    step: string | null
    findings: JSONColumnType<AnalysisResult | null, string | null, string | null>
    failed_reason: string | null
    hold_id: string | null
    idempotency_key: string
    created_at: Date
    updated_at: Date
    finished_at: Date | null
  }
}
