import type { AnalysisSummary, CreativeAnalysis } from '@marquee/contract/creative-analyses'
import type { SaidWord } from '@marquee/contract/transcripts'
import type { StoredAsset } from '@marquee/contract/assets'
import { judgeSpeech } from './analysis/video/judge-speech.ts'
import type { AnalysisRow } from './creative-analyses.repository.ts'

/** The width of images in lists, one of the widths to which assets are scaled. */
const LIST_WIDTH = 320
const PAGE_WIDTH = 1280

/** The assets of several analyses, by id. */
type Assets = ReadonlyMap<string, StoredAsset>

export function presentSummary(row: AnalysisRow, assets: Assets): AnalysisSummary {
  const { findings } = row
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    source: row.source,
    state: row.state,
    progress: row.progress,
    step: row.step,
    image_url: getImageUrl(row, assets, LIST_WIDTH),
    score: findings?.score.total ?? null,
    problems_count: findings?.findings.filter(({ level }) => level === 'problem').length ?? null,
    failed_reason: row.failed_reason,
    created_at: row.created_at.toISOString(),
  }
}

export function presentAnalysis(
  row: AnalysisRow,
  assets: Assets,
  { generated, said }: Pick<CreativeAnalysis, 'generated'> & { said: readonly SaidWord[] },
): CreativeAnalysis {
  const { findings } = row
  return {
    ...presentSummary(row, assets),
    image_url: getImageUrl(row, assets, PAGE_WIDTH),
    ad_id: row.ad_id,
    asset_id: row.asset_id,
    words: row.words,
    file_url: assets.get(row.asset_id ?? '')?.url ?? null,
    sheet_url: assets.get(row.sheet_asset_id ?? '')?.url ?? null,
    result: findings && { ...findings, findings: [...findings.findings, ...judgeSpeech(said)] },
    generated,
  }
}

/** The address of the creative's image; for a video its key frame, as soon as it is known. */
function getImageUrl(row: AnalysisRow, assets: Assets, width: number): string | null {
  const image = assets.get((row.kind === 'video' ? row.poster_asset_id : row.asset_id) ?? '')
  return image?.kind === 'image' ? `${image.url}?width=${width}` : null
}
