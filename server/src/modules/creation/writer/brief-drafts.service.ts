import { DRAFT_FEATURE, type draftBrief } from '@marquee/contract/brief-drafts'
import type { HandlerInput, HandlerOutput } from '@marquee/contract/endpoint'
import type { Database } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { ProductService } from '../products/products.service.ts'
import type { Fact } from './fact.ts'
import type { ImageWordService } from './image-words.service.ts'
import { english } from './languages/english.ts'
import { findLanguage } from './languages/find-language.ts'
import { writeBriefDraft } from './write-brief-draft.ts'

interface Dependencies {
  db: Database
  words: Pick<ImageWordService, 'write' | 'collect'>
  products: Pick<ProductService, 'get'>
  profiles: Pick<BrandProfileService, 'get'>
  credits: Pick<CreditService, 'hold' | 'spend' | 'release'>
}

const NO_BRAND = { voice: '', alwaysInclude: [], neverMention: [] }

const NOTHING_KNOWN =
  'Nothing is known that the brief could say. Describe it in a sentence: what it is, whom it is for, and what it does better.'

const ENGLISH_AROUND = 'The model wrote the words; the sentences around them are in English.'

/** Drafts of briefs. A draft is returned but not stored: the parts that the user accepts become part of the brief. */
export function createBriefDraftService({ db, words, products, profiles, credits }: Dependencies) {
  /** Holds the credits before a model is asked, so that a workspace without credits causes no cost; a failure releases them. */
  async function charged<T>({ workspaceId, userId }: Actor, key: string, write: () => Promise<T>): Promise<T> {
    const request = { workspaceId, userId, feature: DRAFT_FEATURE, reference: key, idempotencyKey: `draft:${key}` }
    const { id } = await db.transaction().execute((transaction) => credits.hold(transaction, request))
    try {
      const written = await write()
      await db.transaction().execute((transaction) => credits.spend(transaction, workspaceId, id))
      return written
    } catch (error) {
      await db.transaction().execute((transaction) => credits.release(transaction, workspaceId, id))
      throw error
    }
  }

  return {
    /**
     * @throws DomainError 402 without enough credits; 404 for a product, brand or ad that the workspace does not have; 422 on `language` when
     * none is requested and the texts do not tell theirs, and on `idea` when nothing is known, which both cost nothing
     */
    async draft(
      actor: Actor,
      {
        idempotency_key,
        product_id,
        brand_profile_id,
        ad_id,
        idea,
        duration_s: seconds,
        language,
      }: HandlerInput<typeof draftBrief>['body'],
    ): Promise<HandlerOutput<typeof draftBrief>> {
      const [product, profile] = await Promise.all([
        product_id === null ? null : products.get(actor, product_id),
        brand_profile_id === null ? null : profiles.get(actor, brand_profile_id),
      ])
      const brand =
        profile === null
          ? NO_BRAND
          : {
              voice: profile.voice,
              alwaysInclude: profile.always_include,
              neverMention: profile.never_mention,
            }
      const request = {
        product_id,
        brand_profile_id,
        ad_id,
        idea,
        framework: null,
        round: 0,
        language,
        answers: { better: '', audience: '', today: '' },
      }
      const { facts, name, candidates } = await words.collect(actor, request)
      if (!facts.some(isStatement)) {
        throw invalid({ idea: [NOTHING_KNOWN] })
      }
      if (candidates.length > 0) {
        throw invalid({ language: ['The texts are too short to tell their language. Choose it.'] })
      }
      const written = await charged(actor, idempotency_key, () => words.write(actor, request))
      const { inspiration, notice, written_in } = written.meta
      const own = findLanguage(written_in)
      const { draft, questions } = writeBriefDraft(written.data, {
        name,
        facts,
        idea,
        brand,
        inspiration,
        photos: (product?.images ?? []).filter(({ kind }) => kind === 'image').length,
        seconds,
        sentences: (own ?? english).brief,
      })
      return { data: draft, meta: { notice: own === null ? ENGLISH_AROUND : notice, written_in, questions } }
    },
  }
}
const FEWEST_WORDS = 4

/** Whether a brief can say it. An audience, a site and a name alone are nothing to write about. */
function isStatement({ kind, text }: Fact): boolean {
  return kind === 'thing'
    ? text.split(' ').length >= FEWEST_WORDS
    : !['audience', 'today', 'phrase', 'where'].includes(kind)
}

export type BriefDraftService = ReturnType<typeof createBriefDraftService>
