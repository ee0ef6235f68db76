import { randomUUID } from 'node:crypto'
import type { AnyDownload } from '@marquee/contract/download'
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import { buildDocument } from './add-creative-document.ts'
import type { FilledWorkspace, SharedLibrary } from './fill-workspace.ts'
import type { FinishedWork } from './finish-work.ts'
import { listIdFields, listRequiredFields, samplesOfSchema } from './sample-of-schema.ts'

/** The target of a call: an endpoint, or a file. */
export type AnyCall = AnyEndpoint | AnyDownload

/** Data of another workspace that a caller knows. */
export interface ForeignIds {
  /** The ids of the rows and the members of the workspace. */
  ids: readonly string[]
  /** The idempotency keys with which its rows were made. */
  idempotencyKeys: readonly string[]
}

export interface Call {
  url: string
  query: Record<string, string>
  body: object | undefined
  /** The foreign id that the call contains. */
  sent: string
}

type Part = 'params' | 'query' | 'body'

/** Values of fields whose rules JSON Schema cannot express. */
const GIVEN = {
  filters: {},
  url: 'https://marquee.example/',
  urls: ['http://127.0.0.1/'],
  website: null,
  colors: ['#1a5f7a'],
  document: buildDocument('sample'),
  formats: {},
  texts: {},
  price: '19.90',
}

/** The places at which calls of an endpoint take an id. */
export function listIdPlaces(endpoint: AnyCall): { part: Part; field: string }[] {
  const { params, query } = endpoint
  return Object.entries({ params, query, body: bodyOf(endpoint) }).flatMap(([part, schema]) =>
    schema === undefined ? [] : listIdFields(schema).map((field) => ({ part: part as Part, field })),
  )
}

/** The calls of an endpoint with one foreign id in one place, and the caller's own ids in all others. */
export function callsWithForeignIds(
  endpoint: AnyCall,
  foreign: ForeignIds,
  getOwnId: (field: string) => string,
): Call[] {
  return listIdPlaces(endpoint).flatMap((place) => {
    const sentIds = place.field === 'idempotency_key' ? foreign.idempotencyKeys : foreign.ids
    return sentIds.flatMap((sent) => {
      function idIn(part: Part) {
        return (field: string) => (place.part === part && place.field === field ? sent : getOwnId(field))
      }
      const schema = bodyOf(endpoint)
      const bodies = schema === undefined ? [undefined] : samplesOfSchema(schema, idIn('body'), GIVEN)
      return bodies.map((body) => ({
        url: pathWith(endpoint, idIn('params')),
        query: { ...neededQuery(endpoint, idIn('query')), ...(place.part === 'query' && { [place.field]: sent }) },
        body: body as object | undefined,
        sent,
      }))
    })
  })
}

/** A call's path with an id for each of its parameters. */
export function pathWith(endpoint: AnyCall, getId: (field: string) => string): string {
  return endpoint.path.replace(/:(\w+)/g, (_, field: string) => getId(field))
}

/** The query that a read needs, with the caller's own ids; none when the endpoint answers without a query. */
export function neededQuery({ query }: AnyCall, getOwnId: (field: string) => string): Record<string, string> {
  return query === undefined || query.safeParse({}).success
    ? {}
    : Object.fromEntries(
        [...listIdFields(query), ...listRequiredFields(query)].map((field) => [field, getOwnId(field)]),
      )
}

/** Whether the endpoint answers a file. */
export function isFile(call: AnyCall): call is AnyDownload {
  return 'contentType' in call
}

function bodyOf(call: AnyCall): AnyEndpoint['body'] {
  return isFile(call) ? undefined : call.body
}

/** The caller's own rows; not every test needs the finished work. */
export type OwnWorkspace = FilledWorkspace &
  Partial<FinishedWork & { generated_image_id: string; webhook_endpoint_id: string; webhook_delivery_id: string }>

function ownResultId(path: string, own: OwnWorkspace): string | undefined {
  if (path.includes('/ads/')) {
    return own.result_ad_id
  }
  return path.includes('/imports/') ? own.result_import_id : own.result_account_id
}

/** The extensions of files that are no images, by the first segment of their path. */
const EXTENSIONS: Readonly<Record<string, string>> = { exports: 'csv', 'video-files': 'webm' }

/** The caller's own id for a field of an endpoint; for `id`, the path tells the kind of the row. */
export function ownIdFor({ path }: AnyCall, own: OwnWorkspace, library: SharedLibrary) {
  const [, subject = ''] = /^\/(?:api\/)?(?:admin\/)?([\w-]+)/.exec(path) ?? []
  const subjects: Record<string, string | undefined> = {
    boards: own.board_id,
    'board-folders': own.folder_id,
    briefs: own.brief_id,
    products: own.product_id,
    'product-imports': own.product_import_id,
    'brand-profiles': own.brand_profile_id,
    'image-generations': own.order_id,
    'ad-inspirations': library.adId,
    assets: own.image_id,
    'ad-templates': own.template_id,
    exports: own.export_id,
    'workspace-exports': own.workspace_export_id,
    invoices: own.invoice_id,
    'brief-files': own.brief_id,
    'analysis-files': own.analysis_id,
    'image-files': own.order_id,
    'result-imports': own.result_import_id,
    files: own.image_id,
    'saved-searches': own.search_id,
    'saved-ads': own.change_id,
    'ad-imports': own.import_id,
    'library-imports': own.library_import_id,
    'ad-accounts': own.ad_account_id,
    'wanted-brands': own.wanted_brand_id,
    'ad-results': ownResultId(path, own),
    'creative-documents': own.document_id,
    videos: own.video_id,
    feedback: own.funnel_page_id,
    'funnel-pages': own.funnel_page_id,
    'funnel-page-files': own.funnel_page_id,
    leads: own.lead_id,
    uploads: own.upload_id,
    'webhook-endpoints': own.webhook_endpoint_id,
    'webhook-deliveries': own.webhook_delivery_id,
    'video-cuts': own.video_id,
    'video-renders': own.video_render_id,
    'video-files': own.video_render_id,
    'video-clips': own.image_id,
    'creative-analyses': own.analysis_id,
    'ad-sources': own.source_id,
    'source-queries': own.query_id,
    crawls: own.crawl_id,
    invitations: own.invitation_id,
    billing: own.checkout_id,
    ads: library.adId,
    brands: library.followedBrandId,
  }
  const fields: Record<string, string | undefined> = {
    id: subjects[subject],
    folder_id: own.folder_id,
    comment_id: own.comment_id,
    board_id: own.board_id,
    page_id: own.funnel_page_id,
    brief_id: own.brief_id,
    product_id: own.product_id,
    video_id: own.video_id,
    image_ids: own.image_id,
    logo_ids: own.image_id,
    brand_profile_id: own.brand_profile_id,
    template_id: path.includes('funnel') ? 'magazine-story' : own.template_id,
    ids: own.search_id,
    ad_id: library.adId,
    ad_ids: library.adId,
    reference_ad_ids: library.adId,
    before_ad_id: library.adId,
    brand_id: library.followedBrandId,
    brand_ids: library.followedBrandId,
    account_id: own.result_account_id,
    analysis_id: own.analysis_id,
    asset_id: own.image_id,
    // Parameters in the addresses of files.
    image_id: own.generated_image_id,
    file_id: own.video_file_id,
    kind: 'funnel_page',
    name: 'sample',
    number: '1',
    encoding: 'png',
    extension: EXTENSIONS[subject] ?? 'webp',
  }
  return (field: string): string => fields[field] ?? randomUUID()
}
