import type { LibraryManifest } from '@marquee/contract/library-files'
import type { LibraryReport } from '@marquee/contract/library-imports'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { type AdTransferService, type BrandService, identityKey } from '../../library/library.public.ts'
import type { SavedSearchService } from '../saved-searches/saved-searches.service.ts'
import { addRefusal } from './add-refusal.ts'

export interface ChoiceDependencies {
  db: Database
  adTransfer: Pick<AdTransferService, 'findBrandIds'>
  brands: Pick<BrandService, 'listByIds' | 'listFollowedIds' | 'followFor'>
  savedSearches: Pick<SavedSearchService, 'create' | 'list' | 'pin'>
}

interface Owner {
  workspaceId: string
  userId: string
}

/** Adds the searches of a file to those of the user, each in its own transaction; a search that was brought before is not made again. */
export async function importSearches(
  { brands, savedSearches }: ChoiceDependencies,
  owner: Owner,
  searches: LibraryManifest['searches'],
  before: LibraryReport,
): Promise<LibraryReport> {
  let report = before
  const present = await savedSearches.list(owner)
  const known = new Set(present.map(({ id }) => id))
  const pinned = new Map<string, string>()
  // The newest search stands first, so the last one is made first.
  for (const { key, name, search, is_pinned } of searches.toReversed()) {
    const { brand, not_brand = [] } = search.filters
    const wanted = [...new Set(brand === undefined ? not_brand : [brand, ...not_brand])]
    if ((await brands.listByIds(owner, wanted)).length < wanted.length) {
      const reason = 'It filters by a brand that this ad library does not have.'
      report = addRefusal(report, { place: name, field: 'search', reason })
      continue
    }
    try {
      const { id } = await savedSearches.create(owner, { name, search, idempotency_key: key })
      report = { ...report, searches: report.searches + (known.has(id) ? 0 : 1) }
      if (is_pinned) {
        pinned.set(key, id)
      }
    } catch (error) {
      if (!(error instanceof DomainError)) {
        throw error
      }
      report = addRefusal(report, { place: name, field: 'search', reason: error.message })
    }
  }
  const order = [
    ...present.filter((search) => search.is_pinned).map(({ id }) => id),
    ...searches.flatMap(({ key }) => pinned.get(key) ?? []),
  ]
  if (pinned.size > 0) {
    await savedSearches.pin(owner, [...new Set(order)])
  }
  return report
}

/** Follows the brands of a file that the workspace sees, as many as the plan allows. */
export async function importFollowedBrands(
  { db, adTransfer, brands }: ChoiceDependencies,
  owner: Owner,
  followed: LibraryManifest['followed_brands'],
  before: LibraryReport,
): Promise<LibraryReport> {
  let report = before
  const ids = await adTransfer.findBrandIds(owner.workspaceId, followed)
  const known = new Set(await brands.listFollowedIds(owner.workspaceId))
  for (const brand of followed) {
    const id = ids.get(identityKey(brand))
    const isFollowed =
      id !== undefined && (await db.transaction().execute((transaction) => brands.followFor(transaction, owner, id)))
    if (isFollowed) {
      report = { ...report, followed_brands: report.followed_brands + (known.has(id) ? 0 : 1) }
    } else {
      const reason =
        id === undefined
          ? 'This ad library has no such brand yet.'
          : 'Your plan follows no more brands than you follow now.'
      report = addRefusal(report, { place: brand.name, field: 'followed brand', reason })
    }
  }
  return report
}
