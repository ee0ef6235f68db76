import { DRAFT_FEATURE, type draftBrief } from '@marquee/contract/brief-drafts'
import type { HandlerInput, HandlerOutput } from '@marquee/contract/endpoint'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { CreditService } from '../credits/credits.service.ts'
import type { ProductService } from '../products/products.service.ts'
import type { ImageWordService } from './image-words.service.ts'
import { writeBriefDraft } from './write-brief-draft.ts'

interface Dependencies {
  db: Database
  words: Pick<ImageWordService, 'write'>
  products: Pick<ProductService, 'get'>
  profiles: Pick<BrandProfileService, 'get'>
  credits: Pick<CreditService, 'hold' | 'spend'>
}

const NO_BRAND = { audience: '', voice: '', alwaysInclude: [], neverMention: [] }

/** Drafts of briefs. A draft is answered and not kept: what a person takes over of it becomes the brief's. */
export function createBriefDraftService({ db, words, products, profiles, credits }: Dependencies) {
  return {
    /** @throws DomainError 402 without enough credits; 404 for a product, brand or ad that the workspace does not have */
    async draft(
      actor: Actor,
      { idempotency_key, product_id, brand_profile_id, ad_id, idea }: HandlerInput<typeof draftBrief>['body'],
    ): Promise<HandlerOutput<typeof draftBrief>> {
      const { workspaceId, userId } = actor
      const charge = { workspaceId, userId, feature: DRAFT_FEATURE, reference: idempotency_key }
      // Held before a model is asked, so that a workspace without credits costs nothing; an hour later it goes back by itself.
      const hold = await db
        .transaction()
        .execute((transaction) => credits.hold(transaction, { ...charge, idempotencyKey: `draft:${idempotency_key}` }))
      const [product, profile, written] = await Promise.all([
        product_id === null ? null : products.get(actor, product_id),
        brand_profile_id === null ? null : profiles.get(actor, brand_profile_id),
        words.write(actor, { product_id, brand_profile_id, ad_id, idea, framework: null, round: 0 }),
      ])
      const brand =
        profile === null
          ? NO_BRAND
          : {
              audience: profile.audience,
              voice: profile.voice,
              alwaysInclude: profile.always_include,
              neverMention: profile.never_mention,
            }
      const data = writeBriefDraft(written.data, {
        name: product?.name ?? '',
        brand,
        inspiration: written.meta.inspiration,
      })
      await db.transaction().execute((transaction) => credits.spend(transaction, workspaceId, hold.id))
      return { data, meta: { notice: written.meta.notice } }
    },
  }
}
export type BriefDraftService = ReturnType<typeof createBriefDraftService>
