import { randomUUID } from 'node:crypto'
import { createAdTemplate, setFavoriteTemplate } from '@marquee/contract/ad-templates'
import { startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { createAdSource, createSourceQuery, startCrawl } from '@marquee/contract/ad-sources'
import {
  cancelSubscription,
  decideTestCheckout,
  listInvoices,
  startCheckout,
  updateBillingDetails,
} from '@marquee/contract/billing'
import { createBoard, createBoardFolder, updateBoardAd } from '@marquee/contract/boards'
import { followBrand } from '@marquee/contract/brands'
import { createBriefComment } from '@marquee/contract/brief-comments'
import { reviewBrief } from '@marquee/contract/brief-reviews'
import { createBrief } from '@marquee/contract/briefs'
import { createAnalysis } from '@marquee/contract/creative-analyses'
import { createExport } from '@marquee/contract/exports'
import { setFavoriteFunnelTemplate } from '@marquee/contract/funnel-templates'
import { updateLeadSettings } from '@marquee/contract/leads'
import { uploadLibrary } from '@marquee/contract/library-imports'
import { hideBrand } from '@marquee/contract/hidden-brands'
import { createInvitations } from '@marquee/contract/invitations'
import { startResultImport, uploadResultFile } from '@marquee/contract/result-imports'
import { changeSavedAds, saveAd, updateSavedAd } from '@marquee/contract/saved-ads'
import { createSavedSearch } from '@marquee/contract/saved-searches'
import { shareBoard, shareBrief } from '@marquee/contract/sharing'
import { updateSpiedBrand } from '@marquee/contract/brand-spy'
import { orderSpyFolders } from '@marquee/contract/spy-folders'
import { startUpload } from '@marquee/contract/uploads'
import { wantBrand } from '@marquee/contract/wanted-brands'
import { connectWorkspaceSource } from '@marquee/contract/workspace-sources'
import { startWorkspaceExport } from '@marquee/contract/workspace-exports'
import { addBrandedProduct } from './add-branded-product.ts'
import { addFunnelPage, sendFunnelForm } from './add-funnel-page.ts'
import { addPageFeedback } from './add-page-feedback.ts'
import { addVideo } from './add-video.ts'
import type { SignedInAgent } from './agent.ts'
import { multipartFile } from './multipart-file.ts'

/** The content of a filled workspace: ids by the name of the field that takes them. */
export interface FilledWorkspace {
  folder_id: string
  board_id: string
  product_id: string
  order_id: string
  brand_profile_id: string
  product_import_id: string
  brief_id: string
  comment_id: string
  image_id: string
  export_id: string
  workspace_export_id: string
  search_id: string
  change_id: string
  wanted_brand_id: string
  import_id: string
  library_import_id: string
  analysis_id: string
  result_account_id: string
  result_import_id: string
  source_id: string
  query_id: string
  crawl_id: string
  template_id: string
  invitation_id: string
  checkout_id: string
  invoice_id: string
  video_id: string
  video_render_id: string
  video_file_id: string
  funnel_page_id: string
  lead_id: string
  upload_id: string
}

export interface SharedLibrary {
  adId: string
  followedBrandId: string
  hiddenBrandId: string
}

/**
 * Creates one of everything that a workspace can own, as an owner who is also an admin.
 * @param mark a text that is part of every stored text, so that a test can tell where it is shown
 */
export async function fillWorkspace(
  owner: SignedInAgent,
  library: SharedLibrary,
  mark: string,
): Promise<FilledWorkspace> {
  const { adId } = library
  await owner.call(saveAd, { params: { ad_id: adId } })
  await owner.call(updateSavedAd, { params: { ad_id: adId }, body: { note: mark, tags: [mark] } })
  const change = await owner.call(changeSavedAds, { body: { action: 'add_tags', ad_ids: [adId], tags: [`${mark} 2`] } })
  const search = await owner.call(createSavedSearch, {
    body: {
      name: mark,
      search: { filters: { q: mark }, sort: 'newest', per_brand: 3, include_unverified: false },
      idempotency_key: randomUUID(),
    },
  })
  const invitations = await owner.call(createInvitations, {
    body: {
      emails: [`invited-${randomUUID().slice(0, 8)}@marquee.example`],
      role: 'viewer',
      idempotency_key: randomUUID(),
    },
  })
  const workspaceExport = await owner.call(startWorkspaceExport, {})
  const fileExport = await owner.call(createExport, { body: { kind: 'csv', ad_ids: [adId] } })
  await owner.call(followBrand, { params: { id: library.followedBrandId } })
  await owner.call(updateSpiedBrand, { params: { id: library.followedBrandId }, body: { folder: mark } })
  await owner.call(orderSpyFolders, { body: { names: [mark] } })
  const wanted = await owner.call(wantBrand, { body: { address: `${mark}.example` } })
  await owner.call(hideBrand, { params: { brand_id: library.hiddenBrandId } })
  const made = await addBrief(owner, adId, mark)
  return {
    ...(await addBoard(owner, adId, mark)),
    ...made,
    ...(await addVideo(owner, made.product_id, mark)),
    ...(await addPage(owner, made.product_id, mark)),
    ...(await addImport(owner, mark)),
    ...(await addLibraryFile(owner, mark)),
    upload_id: await addUpload(owner, mark),
    ...(await addResults(owner, mark)),
    ...(await addSource(owner, mark)),
    invitation_id: invitations.body.data[0]?.id ?? '',
    ...(await addPlan(owner, mark)),
    ...(await addTemplate(owner, mark)),
    change_id: change.body.data.id,
    wanted_brand_id: wanted.body.data.id,
    search_id: search.body.data.id,
    export_id: fileExport.body.data.id,
    workspace_export_id: workspaceExport.body.data.id,
  }
}

async function addBoard(owner: SignedInAgent, adId: string, mark: string) {
  const tree = await owner.call(createBoardFolder, { body: { name: mark } })
  const folderId = tree.body.data.folders[0]?.id ?? ''
  const board = await owner.call(createBoard, {
    body: { idempotency_key: randomUUID(), name: mark, description: mark, folder_id: folderId, ad_ids: [adId] },
  })
  const { id } = board.body.data
  await owner.call(updateBoardAd, { params: { id, ad_id: adId }, body: { note: mark } })
  await owner.call(shareBoard, { params: { id }, body: { expires_at: null, shows_notes: true } })
  return { folder_id: folderId, board_id: id }
}

async function addBrief(owner: SignedInAgent, adId: string, mark: string) {
  const generation = await addBrandedProduct(owner, mark)
  const brief = await owner.call(createBrief, {
    body: {
      title: mark,
      objective: mark,
      reference_ad_ids: [adId],
      product_id: generation.product_id,
      idempotency_key: randomUUID(),
    },
  })
  const params = { id: brief.body.data.id }
  await owner.call(shareBrief, { params, body: { expires_at: null, allows_comments: true } })
  const comment = await owner.call(createBriefComment, {
    params,
    body: { body: mark, is_for_guests: true, idempotency_key: randomUUID() },
  })
  await owner.call(reviewBrief, {
    params,
    body: { decision: 'approved', note: mark, version: 1, idempotency_key: randomUUID() },
  })
  return { ...generation, comment_id: comment.body.data.id, brief_id: brief.body.data.id }
}

/** A published page with a lead, and settings of leads. */
async function addPage(owner: SignedInAgent, productId: string, mark: string) {
  const { funnel_page_id, funnel_slug } = await addFunnelPage(owner, productId, mark)
  await owner.call(setFavoriteFunnelTemplate, {
    params: { template_id: 'magazine-story' },
    body: { is_favorite: true },
  })
  // No request is sent: the address is not on the public web.
  const webhook_url = `https://127.0.0.1/${encodeURIComponent(mark)}`
  await owner.call(updateLeadSettings, { body: { keep_days: 30, webhook_url } })
  await addPageFeedback(owner, funnel_page_id, mark)
  return { funnel_page_id, lead_id: await sendFunnelForm(owner, funnel_slug, mark) }
}

async function addImport(owner: SignedInAgent, mark: string) {
  const upload = multipartFile(Buffer.from('id,body\n1,An ad for everybody\nOne without a text,\n'), {
    name: `${mark}.csv`,
    type: 'text/csv',
  })
  const answer = await owner.request({ method: 'POST', url: uploadAdFile.path, ...upload })
  const importId = uploadAdFile.response.parse(answer.json()).data.id
  const mapping = { id: 'external_id', body: 'body' } as const
  await owner.call(startAdImport, { params: { id: importId }, body: { source: 'upload', mapping } })
  return { import_id: importId }
}

/** An uploaded library that is not brought in. */
async function addLibraryFile(owner: SignedInAgent, mark: string) {
  const upload = multipartFile(Buffer.from(`id,body,tags\n1,An ad of another tool,${mark}\n`), {
    name: `${mark}.csv`,
    type: 'text/csv',
  })
  const answer = await owner.request({ method: 'POST', url: uploadLibrary.path, ...upload })
  return { library_import_id: uploadLibrary.response.parse(answer.json()).data.id }
}

/** An upload that is not finished. */
async function addUpload(owner: SignedInAgent, mark: string): Promise<string> {
  const body = { kind: 'video', name: `${mark}.mp4`, size: 1000, file_key: randomUUID() } as const
  return (await owner.call(startUpload, { body })).body.data.id
}

/** A waiting analysis, and results of an ad account. */
async function addResults(owner: SignedInAgent, mark: string) {
  // No request is sent: the address is not on the public web.
  const source = { address: 'http://127.0.0.1/creative.png' }
  const analysis = await owner.call(createAnalysis, { body: { source, name: mark, idempotency_key: randomUUID() } })
  const file = Buffer.from(`Day,Ad name,Amount spent (USD)\n2026-01-01,${mark},1\nnever,${mark},1\n`)
  const upload = multipartFile(file, { name: `${mark}.csv`, type: 'text/csv' })
  const answer = await owner.request({ method: 'POST', url: uploadResultFile.path, ...upload })
  const importId = uploadResultFile.response.parse(answer.json()).data.id
  const mapping = { Day: 'day', 'Ad name': 'ad_name', 'Amount spent (USD)': 'spend' } as const
  const body = { mapping, decimal: '.', date_order: 'mdy', currency: 'USD', account: { name: mark } } as const
  const started = await owner.call(startResultImport, { params: { id: importId }, body })
  return {
    analysis_id: analysis.body.data.id,
    result_import_id: importId,
    result_account_id: started.body.data.account_id ?? '',
  }
}

async function addSource(owner: SignedInAgent, mark: string) {
  const credentials = { provider: 'meta' as const, access_token: `token ${mark}`.replaceAll(' ', '-') }
  const source = await owner.call(createAdSource, { body: { name: mark, credentials } })
  const sourceId = source.body.data.id
  await owner.call(connectWorkspaceSource, { body: { credentials } })
  const criteria = { provider: 'meta' as const, search_terms: mark, countries: ['DE'] }
  const query = await owner.call(createSourceQuery, { params: { id: sourceId }, body: { criteria, schedule: 'off' } })
  const queryId = query.body.data.id
  const crawl = await owner.call(startCrawl, { params: { id: queryId } })
  return { source_id: sourceId, query_id: queryId, crawl_id: crawl.body.data.id }
}

async function addPlan(owner: SignedInAgent, mark: string) {
  const order = { kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key: randomUUID() } as const
  const { id } = (await owner.call(startCheckout, { body: order })).body.data
  await owner.call(decideTestCheckout, { params: { id }, body: { outcome: 'pays' } })
  const nothing = { email: '', line1: '', line2: '', city: '', postal_code: '', state: '', country: '' } as const
  await owner.call(updateBillingDetails, { body: { ...nothing, name: mark, tax_id_type: '', tax_id: '' } })
  await owner.call(cancelSubscription, { body: { reason: 'other', comment: mark } })
  const invoices = await owner.call(listInvoices, {})
  return { checkout_id: id, invoice_id: invoices.body.data[0]?.id ?? '' }
}

async function addTemplate(owner: SignedInAgent, mark: string) {
  const template = await owner.call(createAdTemplate, {
    body: {
      name: mark,
      style: 'offer',
      niches: [],
      texts: { note: mark },
      formats: { '1:1': { background: 'paper', layers: [] } },
      idempotency_key: randomUUID(),
    },
  })
  const { id } = template.body.data
  await owner.call(setFavoriteTemplate, { params: { template_id: id }, body: { is_favorite: true } })
  return { template_id: id }
}
