import type { StoredAsset } from '@marquee/contract/assets'
import type { FunnelPreview, getFunnelPreview } from '@marquee/contract/funnel-templates'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { collectPageFacts } from './collect-page-facts.ts'
import type { FunnelPageMaker } from './funnel-page-maker.ts'
import { createFavoriteFunnelTemplateRepository } from './favorite-funnel-templates.repository.ts'
import type { PageSubject, PageSubjects } from './page-subject.ts'

interface Dependencies {
  db: Database
  clock: Clock
  subjects: Pick<PageSubjects, 'findNewest'>
  maker: Pick<FunnelPageMaker, 'hasTemplate'>
}

/** What previews of funnel templates show, and the favourites of users. */
export function createFunnelTemplateService({ db, clock, subjects, maker }: Dependencies) {
  const favorites = createFavoriteFunnelTemplateRepository(db)

  return {
    listFavorites: (actor: Actor): Promise<string[]> => favorites.list(actor),

    /** @throws DomainError 404 when a new favourite does not exist; one can be removed even when its template is gone */
    async setFavorite(actor: Actor, templateId: string, isFavorite: boolean): Promise<string[]> {
      if (!isFavorite) {
        await favorites.remove(actor, templateId)
      } else if (await maker.hasTemplate(actor.workspaceId, templateId)) {
        await favorites.add(actor, templateId, clock.now())
      } else {
        throw notFound('template')
      }
      return favorites.list(actor)
    },

    /** The facts and look of a product and a brand; by default of the newest ones. @throws DomainError 404 */
    async getPreview(actor: Actor, query: HandlerInput<typeof getFunnelPreview>['query']): Promise<FunnelPreview> {
      return toPreview(await subjects.findNewest(actor, query))
    },
  }
}

export type FunnelTemplateService = ReturnType<typeof createFunnelTemplateService>

function toPreview({ product, brand, theme, language }: PageSubject): FunnelPreview {
  return {
    facts: product === null ? null : collectPageFacts(product, brand, language),
    theme,
    language,
    product_id: product?.id ?? null,
    brand_profile_id: brand?.id ?? null,
    assets: [...(product?.images ?? []), ...listBrandFiles(brand)],
  }
}

function listBrandFiles(brand: PageSubject['brand']): StoredAsset[] {
  return brand === null ? [] : [...brand.logos, ...brand.fonts.flatMap(({ asset }) => asset ?? [])]
}
