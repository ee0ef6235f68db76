import type { ProductDraft } from '@marquee/contract/product-imports'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { WebRefusal } from '../../../platform/web/fetch-public.ts'
import type { ProductService } from '../products/products.service.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import type { ProductDraftService } from './product-drafts.service.ts'
import { createProductImportRepository, type ImportWork } from './product-imports.repository.ts'
import { importProducts } from './product-imports.service.ts'
import { NoProduct } from './read-product.ts'

interface Dependencies {
  db: Database
  clock: Clock
  drafts: Pick<ProductDraftService, 'draft'>
  products: Pick<ProductService, 'create'>
  changes: Pick<WorkspaceChangeService, 'announce'>
}

/** Imports the pages of a list one after the other; a repeated run continues with the pending pages. */
export function registerProductImportJobs(jobs: Jobs, { db, clock, drafts, products, changes }: Dependencies): void {
  const imports = createProductImportRepository(db)

  async function importPage(row: ImportWork, page: { id: string; url: string }): Promise<void> {
    const { workspace_id: workspaceId, user_id: userId } = row
    try {
      const draft = await drafts.draft({ workspaceId, userId }, page.url)
      // The page's id is the idempotency key: after a crash, the product is found again instead of being created twice.
      const { id } = await products.create({ workspaceId }, { ...toProduct(draft, row), idempotency_key: page.id })
      await imports.settle(page.id, { product_id: id, reason: describeChoice(draft) }, clock.now())
    } catch (error) {
      if (!(error instanceof WebRefusal || error instanceof NoProduct || error instanceof DomainError)) {
        throw error
      }
      await imports.settle(page.id, { reason: error.message }, clock.now())
    }
  }

  jobs.work(importProducts, async ({ import_id: importId }, { signal, setProgress }) => {
    const row = await imports.findRow(importId)
    if (row === undefined) {
      return
    }
    const waiting = await imports.listWaiting(importId)
    for (const [index, page] of waiting.entries()) {
      signal.throwIfAborted()
      await importPage(row, page)
      await setProgress((index + 1) / waiting.length, page.url)
      await changes.announce(row.workspace_id, ['products'])
    }
    await imports.finish(importId, clock.now())
    await changes.announce(row.workspace_id, ['products'])
  })
}

/** A product whose page states two prices has none until the user enters the right one. */
function describeChoice({ price_choices: choices }: ProductDraft): string | null {
  const prices = choices.map(({ price, currency }) => `${price} ${currency ?? ''}`.trim())
  return prices.length === 0
    ? null
    : `The page’s data and what it shows disagree about the price: ${prices.join(' and ')}. Enter the right one.`
}

/** A cut-out precedes its original, which is kept as an alternative for the user. */
function toProduct(draft: ProductDraft, { brand_profile_id, cuts_out_images, usual_currency }: ImportWork) {
  const { images, failed_images: _failed, price_choices: _choices, currency, ...fields } = draft
  const image_ids = images.flatMap(({ original, cutout }) =>
    cuts_out_images && cutout?.is_clean === true ? [cutout.id, original.id] : [original.id],
  )
  return {
    ...fields,
    // A page without a currency is assumed to use the workspace's usual currency.
    currency: currency ?? usual_currency,
    brand_profile_id,
    image_ids: image_ids.slice(0, 12),
  } as const
}
