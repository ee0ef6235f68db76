import type { AnalysisSummary, CreativeAnalysis } from '@marquee/contract/creative-analyses'
import type { StoredAsset } from '@marquee/contract/assets'
import type { AnalysisRow } from './creative-analyses.repository.ts'

/** Width of the image in lists, one of those that assets are scaled to. */
const LIST_WIDTH = 320
const PAGE_WIDTH = 1280

export function presentSummary(row: AnalysisRow, asset: StoredAsset | undefined): AnalysisSummary {
  const { findings } = row
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    source: row.source,
    state: row.state,
    progress: row.progress,
    step: row.step,
    image_url: getImageUrl(asset, LIST_WIDTH),
    score: findings?.score.total ?? null,
    problems_count: findings?.findings.filter(({ level }) => level === 'problem').length ?? null,
    failed_reason: row.failed_reason,
    created_at: row.created_at.toISOString(),
  }
}

export function presentAnalysis(
  row: AnalysisRow,
  asset: StoredAsset | undefined,
  generated: CreativeAnalysis['generated'],
): CreativeAnalysis {
  return {
    ...presentSummary(row, asset),
    image_url: getImageUrl(asset, PAGE_WIDTH),
    ad_id: row.ad_id,
    words: row.words,
    file_url: asset?.url ?? null,
    result: row.findings,
    generated,
  }
}

/** A video has no still of its own here. */
function getImageUrl(asset: StoredAsset | undefined, width: number): string | null {
  return asset?.kind === 'image' ? `${asset.url}?width=${width}` : null
}
