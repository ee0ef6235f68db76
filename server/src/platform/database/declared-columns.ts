import type { SourceCriteria, SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { SourceProblem } from '@marquee/contract/ad-sources'
import type { AdImportDetails, AdImportField, AdImportWish } from '@marquee/contract/ad-imports'
import type { AdFatigue } from '@marquee/contract/ad-results'
import type { Ad } from '@marquee/contract/ads'
import type { AdPart, PagePart } from '@marquee/contract/brand-changes'
import type { AssetKind } from '@marquee/contract/assets'
import type { BrandSpyFigures, Coverage } from '@marquee/contract/brand-spy'
import type { CaptureFacts } from '@marquee/contract/captures'
import type { Brief } from '@marquee/contract/briefs'
import type { AdWords, AnalysisResult, PlacementName } from '@marquee/contract/creative-analyses'
import type { FlagDocuments } from '@marquee/contract/feature-flags'
import type { LibraryManifest } from '@marquee/contract/library-files'
import type { LibraryPreview, LibraryReport } from '@marquee/contract/library-imports'
import type { NotificationKind } from '@marquee/contract/notifications'
import type { OnboardingGoal, OnboardingRole } from '@marquee/contract/onboarding'
import type { Product } from '@marquee/contract/products'
import type { RefusedResultRow, ResultImportDetails, ResultReading } from '@marquee/contract/result-imports'
import type { Scope } from '@marquee/contract/scopes'
import type { SaidWord } from '@marquee/contract/transcripts'
import type { VideoSource } from '@marquee/contract/video-scripts'
import type { ActivityAction } from '@marquee/contract/workspace-activity'
import type { WebhookEventType, WebhookMessageType } from '@marquee/contract/webhook-events'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { LayoutTry } from '@marquee/contract/image-generation'
import type { AspectRatio } from '@marquee/creative/formats'
import type { LayoutFault } from '@marquee/creative/layout-fault'
import type { ReleaseDescription } from '@marquee/federation/registry'
import type { ReleaseFile } from '@marquee/federation/release-protocol'

/**
 * Column types that the database cannot express: the content of JSON columns, and the values that the contract allows where the
 * database has no check. A JSON column that is not listed here has the type unknown, and is parsed when it is read.
 * `npm run make table-types` reads the names.
 */
export interface DeclaredColumns {
  'ad_account_syncs.problem': SourceProblem
  'ad_accounts.problem': SourceProblem
  'ad_captures.facts': CaptureFacts
  'ad_crawls.problem': SourceProblem
  'ad_file_imports.mapping': Record<string, AdImportField | null>
  'ad_file_imports.notes': string[]
  'ad_file_imports.preview': Pick<AdImportDetails, 'columns' | 'rows'> &
    Partial<Pick<AdImportDetails, 'shape' | 'encoding' | 'date_order' | 'doubtful_day'>>
  'ad_file_imports.reading': Pick<AdImportWish, 'encoding' | 'date_order'>
  'ad_media.kind': 'image' | 'video'
  'ad_source_queries.criteria': SourceCriteria
  'ad_source_queries.provider': SourceProvider
  'ad_sources.problem': SourceProblem
  'ad_sources.provider': SourceProvider
  'ad_stats.score_factors': Ad['score_factors']
  'ad_version_media.kind': 'image' | 'video'
  'ad_versions.cards': { title: string; body: string }[]
  'ad_versions.changes': AdPart[]
  'ads.asset_type': Ad['asset_type']
  /** `media_index` counts the ad's media from 0. */
  'ads.cards': (Omit<Ad['cards'][number], 'media_id'> & { media_index: number | null })[]
  'ads.display_format': Ad['display_format']
  'ads.gender': Ad['gender']
  'ads.market_target': Ad['market_target']
  'ads.page_type': Ad['page_type']
  'ads.platforms': Ad['platforms']
  'ads.source': Ad['source']
  'ads.status': Ad['status']
  'ads.transcript': Ad['transcript']
  'api_keys.scopes': Scope[]
  'approved_brief_versions.content': Brief
  'assets.kind': AssetKind
  'brand_figures.coverage': Coverage
  'brand_figures.figures': BrandSpyFigures
  'briefs.deliverables': Brief['deliverables']
  'briefs.script': Brief['script']
  'creative_analyses.findings': AnalysisResult
  /** Empty: the placements of its shape. */
  'creative_analyses.placements': PlacementName[]
  'creative_analyses.words': AdWords
  'feature_flag_changes.rules': Record<string, unknown>[]
  'feature_flag_payload.contextual_bandits': FlagDocuments['contextual_bandits']
  'feature_flag_payload.experiments': FlagDocuments['experiments']
  'feature_flag_payload.saved_groups': FlagDocuments['saved_groups']
  'feature_flags.rules': Record<string, unknown>[]
  'generated_images.layout_faults': LayoutFault[]
  'image_designs.layout_tries': LayoutTry[]
  'landing_page_versions.changes': PagePart[]
  'mail_deliveries.data': object
  'notification_preferences.kind': NotificationKind
  'library_imports.manifest': LibraryManifest
  'library_imports.preview': LibraryPreview
  'library_imports.report': LibraryReport
  'notifications.kind': NotificationKind
  'onboardings.goals': OnboardingGoal[]
  'onboardings.role': OnboardingRole
  'plans.features': Record<string, boolean>
  'products.reviews': Product['reviews']
  'releases.description': ReleaseDescription
  'releases.files': ReleaseFile[]
  'result_ads.fatigue': AdFatigue
  /** The part of a file that was read before its import. */
  'result_imports.preview': Pick<ResultImportDetails, 'columns' | 'guessed' | 'encoding'>
  'result_imports.reading': ResultReading
  'result_imports.refusals': RefusedResultRow[]
  /** Where a user came from, as sent with the registration (requirement A-11). */
  'transcripts.words': SaidWord[]
  'users.attribution': {
    utm_source?: string
    utm_medium?: string
    utm_campaign?: string
    ref_code?: string
    rewardful_referral?: string
  }
  'videos.aspect_ratios': AspectRatio[]
  'videos.source': VideoSource
  'webhook_deliveries.type': WebhookMessageType
  'webhook_endpoints.event_types': WebhookEventType[]
  'workspace_activity.action': ActivityAction
  'workspace_activity.role': WorkspaceRole
  'workspace_changes.topic': WorkspaceTopic
  /** The parts of the product that a workspace sees. */
  'workspaces.features': { explore_pages: boolean; swipe_file: boolean }
}
