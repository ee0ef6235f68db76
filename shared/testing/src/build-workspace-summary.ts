import { SUMMARY_DAYS, type SummaryFigure, type WorkspaceSummary } from '@marquee/contract/workspace-summary'

/** A figure; `added` are the counts of the last days, today last. */
export function buildFigure(total = 0, ...added: number[]): SummaryFigure {
  return { total, added: lastDays(added) }
}

/** The summary of a workspace that contains only its owner. */
export function buildWorkspaceSummary(changes: Partial<WorkspaceSummary> = {}): WorkspaceSummary {
  return {
    saved_ads: buildFigure(),
    boards: buildFigure(),
    briefs: buildFigure(),
    products: buildFigure(),
    followed_brands: buildFigure(),
    members: buildFigure(1, 1),
    invitations: buildFigure(),
    images: buildFigure(),
    analyses: buildFigure(),
    launches: { this_week: 0, since: '2026-11-15', daily: lastDays([]), newest: [], brands: [] },
    ...changes,
  }
}

function lastDays(counts: readonly number[]): number[] {
  return [...Array<number>(SUMMARY_DAYS - counts.length).fill(0), ...counts]
}
