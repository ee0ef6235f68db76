import type { AdFacet, AdFacetCounts } from '@marquee/contract/ad-facets'
import type { AdFilters } from '@marquee/contract/ad-filters'
import type { AdFilterOptions } from '@marquee/contract/ad-search'
import type { Ad, AdSummary } from '@marquee/contract/ads'
import { isNiche } from '@marquee/contract/niches'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { CapturedAds, SavedAdMarks, SpokenWords } from '../library.ports.ts'
import { findStandingIds } from '../brands/standing-brands.service.ts'
import { createAdRepository } from './ads.repository.ts'
import { type MediaUrls, presentAd, presentSummary } from './present-ad.ts'
import type { AdQuery, BrandChoices, SpokenAds } from './search/ad-query.ts'
import { type AdPageRequest, type AdTotal, createAdSearch, type FoundAds } from './search/ad-search.ts'
import { type AdMatcher, toAdMatcher } from './search/match-ads.ts'
import type { ChooseSource } from './search/match-source.ts'
import { facetLexeme } from './search/search-facets.ts'
import { toSpokenQuery } from './search/spoken-words.ts'

export type { AdMatcher } from './search/match-ads.ts'

export interface AdServiceDependencies {
  db: Database
  clock: Clock
  mediaUrls: MediaUrls
  /** Which of these ads the workspace has in its swipe file. */
  savedAdMarks: SavedAdMarks
  capturedAds: CapturedAds
  spokenWords: SpokenWords
  /** The brands that the workspace follows and hides. */
  brandChoices: (workspaceId: string) => Promise<BrandChoices>
  /** Missing: PostgreSQL alone finds ads. */
  chooseSource?: ChooseSource | undefined
}

const NOTHING_SAVED: ReadonlySet<string> = new Set()

export type AdScope = Pick<AdQuery, 'filters' | 'sort' | 'includeUnverified'>

export interface AdPage extends Omit<FoundAds, 'ids'> {
  ads: AdSummary[]
}

/** The ad library as a workspace sees it: what is common, and what it brought in itself. */
export function createAdService({
  db,
  clock,
  mediaUrls,
  savedAdMarks,
  capturedAds,
  spokenWords,
  brandChoices,
  chooseSource,
}: AdServiceDependencies) {
  const repository = createAdRepository(db)
  const search = createAdSearch(db, chooseSource)

  /** Filters that name a merged brand mean the one that it is a part of. */
  async function nameStanding(workspaceId: string, filters: AdFilters): Promise<AdFilters> {
    const { brand, not_brand } = filters
    const named = [...(brand === undefined ? [] : [brand]), ...(not_brand ?? [])]
    const standing = await findStandingIds(db, named, workspaceId)
    return {
      ...filters,
      ...(brand !== undefined && { brand: standing.get(brand) ?? brand }),
      ...(not_brand !== undefined && { not_brand: not_brand.map((id) => standing.get(id) ?? id) }),
    }
  }

  async function toQuery(workspaceId: string, scope: AdScope): Promise<AdQuery> {
    const [filters, brands, spoken, captured] = await Promise.all([
      nameStanding(workspaceId, scope.filters),
      brandChoices(workspaceId),
      findSpoken(workspaceId, scope.filters),
      findCaptured(workspaceId, scope.filters),
    ])
    return { ...scope, workspaceId, filters, brands, spoken, captured, now: clock.now() }
  }

  /** What the search needs to know of the workspace's transcripts. */
  async function findSpoken(workspaceId: string, { q = '', transcript }: AdFilters): Promise<SpokenAds> {
    const query = toSpokenQuery(q)
    const [saying, transcribed] = await Promise.all([
      query === null ? [] : spokenWords.listSaying(workspaceId, query),
      transcript === undefined ? [] : spokenWords.listTranscribed(workspaceId),
    ])
    return { saying, transcribed }
  }

  /** The captured ads of the workspace; none for a search that does not ask for them. */
  async function findCaptured(workspaceId: string, { source = [] }: AdFilters): Promise<readonly string[]> {
    return source.includes('extension') ? await capturedAds.listIds(workspaceId) : []
  }

  /** Ads by id, in the order of the ids; ids that do not exist, or that the workspace does not see, are left out. Null sees common ads alone. */
  async function listByIds(workspaceId: string | null, ids: readonly string[]): Promise<AdSummary[]> {
    const [rows, mediaRows, saved] = await Promise.all([
      repository.listSummaries(workspaceId, ids),
      repository.listMedia(ids),
      workspaceId === null ? NOTHING_SAVED : savedAdMarks.listSaved(workspaceId, ids),
    ])
    const now = clock.now()
    const media = Map.groupBy(mediaRows, (row) => row.ad_id)
    const summaries = new Map(
      rows.map((row) => {
        const surroundings = { media: media.get(row.id) ?? [], isSaved: saved.has(row.id), mediaUrls, now }
        return [row.id, presentSummary(row, surroundings)]
      }),
    )
    return ids.flatMap((id) => summaries.get(id) ?? [])
  }

  return {
    listByIds,

    /**
     * One page of a search.
     * @throws DomainError 422 for a cursor of another sort, or for one that we did not issue
     */
    async search({ workspaceId }: Pick<Actor, 'workspaceId'>, scope: AdScope, page: AdPageRequest): Promise<AdPage> {
      const { ids, ...found } = await search.searchAds(await toQuery(workspaceId, scope), page)
      return { ads: await listByIds(workspaceId, ids), ...found }
    },

    /**
     * An ad with what its video says: in the source's words, else in those of the workspace's transcript.
     * @throws DomainError 404
     */
    async get(actor: Pick<Actor, 'workspaceId'>, id: string): Promise<Ad> {
      const [row, media, saved] = await Promise.all([
        repository.find(actor.workspaceId, id),
        repository.listMedia([id]),
        savedAdMarks.listSaved(actor.workspaceId, [id]),
      ])
      if (row === undefined) {
        throw notFound('ad')
      }
      const ad = presentAd(row, { media, isSaved: saved.has(id), mediaUrls, now: clock.now() })
      return ad.transcript.length > 0 || !media.some(({ kind }) => kind === 'video')
        ? ad
        : { ...ad, transcript: await spokenWords.listLines(actor.workspaceId, id) }
    },

    /** How many ads a search finds. */
    async count({ workspaceId }: Actor, scope: AdScope): Promise<AdTotal> {
      return await search.countAds(await toQuery(workspaceId, scope))
    },

    /** How many ads of the search each choice of its filters would show. */
    async countFacets({ workspaceId }: Actor, scope: AdScope): Promise<AdFacetCounts[]> {
      const [query, captured] = await Promise.all([toQuery(workspaceId, scope), capturedAds.listIds(workspaceId)])
      return await search.countFacets({ ...query, captured })
    },

    /** The values that occur in the common library, most frequent first. */
    async listFilterOptions(): Promise<AdFilterOptions> {
      const values = Map.groupBy(await search.listFacetValues(), ({ facet }) => facet)
      const listOptions = (facet: AdFacet) => {
        return (values.get(facet) ?? []).map(({ value, ads_count }) => ({ value, ads_count }))
      }
      return {
        // Ads may have other words from imports before the vocabulary was unified; these words are not offered.
        niches: listOptions('niche').filter(({ value }) => isNiche(value)),
        countries: listOptions('country'),
        languages: listOptions('language'),
        ctas: listOptions('cta'),
      }
    },

    /** Those of the ids that the workspace sees. */
    findVisibleIds({ workspaceId }: Pick<Actor, 'workspaceId'>, ids: readonly string[]): Promise<string[]> {
      return repository.listVisibleIds(workspaceId, ids)
    },

    /**
     * A condition for another module's query: the ad in a column matches the filters. Brands that the workspace hides are
     * hidden in Explore only: the workspace's saved ads of them stay visible.
     * @returns null without filters: then every ad matches
     */
    async matcher(workspaceId: string, filters: AdFilters): Promise<AdMatcher | null> {
      if (Object.values(filters).every((filter) => filter === undefined)) {
        return null
      }
      const followed = filters.followed === undefined ? [] : (await brandChoices(workspaceId)).followed
      const brands = { followed, hidden: [] }
      return toAdMatcher({
        workspaceId,
        filters: await nameStanding(workspaceId, filters),
        sort: 'newest',
        includeUnverified: true,
        brands,
        spoken: await findSpoken(workspaceId, filters),
        captured: await findCaptured(workspaceId, filters),
        now: clock.now(),
      })
    },
  }
}

export type AdService = ReturnType<typeof createAdService>

/** The search of the ads of a niche, as a tsquery over `ad_search.terms`. */
export function nicheQuery(niche: string): string {
  return `'${facetLexeme('niche', niche)}'`
}
