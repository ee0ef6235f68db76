import { type AdChange, adPart, type AdPart, type AdVersion } from '@marquee/contract/brand-changes'
import type { Database } from '../../../../platform/database/database.ts'
import { notFound } from '../../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../../platform/http/actor.ts'
import { createAdRepository } from '../ads.repository.ts'
import { type MediaUrls, presentMedia } from '../present-ad.ts'
import { type ChangePosition, type ChangeRow, createAdVersionRepository } from './ad-versions.repository.ts'

export type { ChangePosition } from './ad-versions.repository.ts'

interface Dependencies {
  db: Database
  mediaUrls: MediaUrls
}

type Content = Omit<AdVersion, 'media' | 'first_seen_at' | 'last_seen_at'>

/** What ads changed in their words, images and links. */
export function createAdVersionService({ db, mediaUrls }: Dependencies) {
  const repository = createAdVersionRepository(db)
  const ads = createAdRepository(db)

  async function present(rows: readonly ChangeRow[]): Promise<AdChange[]> {
    const versionIds = rows.flatMap(({ id, next_id }) => (next_id === null ? [id] : [id, next_id]))
    const adIds = rows.flatMap(({ ad_id, next_id }) => (next_id === null ? [ad_id] : []))
    const [versions, presentAds, versionMedia, adMedia] = await Promise.all([
      repository.listVersions(versionIds),
      repository.listPresent(adIds),
      repository.listMedia(versionIds),
      ads.listMedia(adIds),
    ])
    const media = Map.groupBy(
      [
        ...versionMedia.map(({ version_id, ...medium }) => ({ owner: version_id, medium })),
        ...adMedia.map(({ ad_id, ...medium }) => ({ owner: ad_id, medium })),
      ],
      ({ owner }) => owner,
    )
    const known = new Map([...versions, ...presentAds].map((row) => [row.id, row]))

    /** The version with this id, or the ad as it is now, which has been like this since the change. */
    function toVersion(id: string, changedAt: Date): AdVersion[] {
      const row = known.get(id)
      if (row === undefined) {
        return []
      }
      const firstSeenAt = 'first_seen_at' in row ? row.first_seen_at : changedAt
      return [
        {
          ...toContent(row),
          media: (media.get(id) ?? []).map(({ medium }) => presentMedia(medium, mediaUrls)),
          first_seen_at: firstSeenAt.toISOString(),
          last_seen_at: new Date(Math.max(firstSeenAt.getTime(), row.last_seen_at.getTime())).toISOString(),
        },
      ]
    }

    return rows.flatMap(({ id, ad_id, changes, replaced_at, next_id }) => {
      const [before] = toVersion(id, replaced_at)
      const [after] = toVersion(next_id ?? ad_id, replaced_at)
      return before === undefined || after === undefined
        ? []
        : [{ type: 'ad' as const, id, ad_id, changes, changed_at: replaced_at.toISOString(), before, after }]
    })
  }

  return {
    /** The newest changes of a brand's ads in any of the parts. */
    async listOfBrand(
      brandId: string,
      { parts, after, limit }: { parts: readonly AdPart[]; after: ChangePosition | null; limit: number },
    ): Promise<AdChange[]> {
      return present(await repository.listChanges({ brandId }, parts, after, limit))
    },

    /** The newest changes of one ad. @throws DomainError 404 */
    async listOfAd(
      { workspaceId }: Pick<Actor, 'workspaceId'>,
      adId: string,
      after: ChangePosition | null,
      limit: number,
    ): Promise<AdChange[]> {
      if ((await ads.listVisibleIds(workspaceId, [adId])).length === 0) {
        throw notFound('ad')
      }
      return present(await repository.listChanges({ adId }, adPart.options, after, limit))
    },
  }
}
export type AdVersionService = ReturnType<typeof createAdVersionService>

function toContent({ title, body, link_description, cta_text, landing_page, cards }: Content): Content {
  return {
    title,
    body,
    link_description,
    cta_text,
    landing_page,
    cards: cards.map((card) => ({ title: card.title, body: card.body })),
  }
}
