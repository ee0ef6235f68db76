import type { Brief } from '@marquee/contract/briefs'
import type { BriefSection } from '@marquee/contract/brief-comments'
import type { ReviewDecision } from '@marquee/contract/brief-reviews'
import type { ColumnType, Generated } from 'kysely'

export type BriefFeedbackTables = {
  brief_comments: {
    id: Generated<string>
    workspace_id: string
    brief_id: string
    /** The comment that this one answers; answers have no answers. */
    parent_id: string | null
    section: BriefSection
    body: string
    /** Null for guests, and when the account was removed. */
    author_id: string | null
    guest_name: string | null
    is_for_guests: boolean
    mentioned_user_ids: string[]
    idempotency_key: string
    resolved_at: Date | null
    resolved_by: string | null
    created_at: Date
    updated_at: Date
  }
  brief_reviews: {
    id: Generated<string>
    workspace_id: string
    brief_id: string
    decision: ReviewDecision
    version: number
    note: string
    reviewer_id: string | null
    guest_name: string | null
    idempotency_key: string
    created_at: Date
  }
  approved_brief_versions: {
    workspace_id: string
    brief_id: string
    version: number
    content: ColumnType<Brief, string, string>
    created_at: Date
  }
}
