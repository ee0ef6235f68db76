import type { Brief } from '@marquee/contract/briefs'
import type { CallOutput, HandlerInput } from '@marquee/contract/endpoint'
import type { AdInspiration } from '@marquee/contract/image-words'
import type { VideoScript, writeVideoScripts } from '@marquee/contract/video-scripts'
import type { SceneRole } from '@marquee/creative/compose-scene'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ProductService } from '../products/products.service.ts'
import type { ImageWordService } from '../writer/image-words.service.ts'
import { describeLength } from './scene-time.ts'
import { writeBriefScenes } from './write-brief-scenes.ts'
import { writeScenes } from './write-scenes.ts'

interface Dependencies {
  words: Pick<ImageWordService, 'write'>
  products: Pick<ProductService, 'get'>
  /** @throws DomainError 404 for a brief that the workspace does not have */
  readBrief: (actor: Pick<Actor, 'workspaceId'>, id: string) => Promise<Brief>
}

type Request = HandlerInput<typeof writeVideoScripts>['body']
type Answer = CallOutput<typeof writeVideoScripts>

const LONGEST_TITLE = 80
/** What the parts of an ad's message are in a video. */
const ROLES: Readonly<Partial<Record<AdInspiration['structure'][number], SceneRole>>> = {
  body: 'solution',
  list: 'benefit',
  proof: 'proof',
  offer: 'offer',
  price: 'offer',
}

/** Scripts of videos. Nothing is stored, and nothing is charged. */
export function createVideoScriptService({ words, products, readBrief }: Dependencies) {
  return {
    /** @throws DomainError 404 for a product, brand, ad or brief that the workspace does not have */
    async write(actor: Actor, request: Request): Promise<Answer> {
      const { source, framework, round, language, answers, seconds } = request
      const brief = source.kind === 'brief' ? await readBrief(actor, source.brief_id) : null
      const productId =
        source.kind === 'product' ? source.product_id : (request.product_id ?? brief?.product_id ?? null)
      const product = productId === null ? null : await products.get(actor, productId)
      const images = (product?.images ?? []).filter(({ kind }) => kind === 'image')
      const imageIds = images.map(({ id }) => id)
      const written = await words.write(actor, {
        product_id: productId,
        brand_profile_id: request.brand_profile_id ?? brief?.brand_profile_id ?? product?.brand_profile_id ?? null,
        ad_id: source.kind === 'ad' ? source.ad_id : null,
        idea: source.kind === 'idea' ? source.idea : '',
        ...{ framework, round, language, answers },
      })
      const { inspiration, written_by, notice, written_in, missing, questions } = written.meta
      const scripts = written.data.map((angle): VideoScript => {
        const { key, title, words: said } = angle
        const name = product?.name ?? ''
        const scenes = writeScenes(angle, { name, imageIds, seconds, preferred: toRoles(inspiration) })
        return { key, framework: angle.framework, title, hook: said.headline, scenes }
      })
      const ownScripts = brief === null ? [] : writeBriefScenes(brief, imageIds)
      const [first] = scripts
      return {
        data: [...ownScripts, ...keepDifferentHooks(scripts)],
        meta: {
          title: (brief?.title ?? product?.name ?? (source.kind === 'idea' ? source.idea : '')).slice(0, LONGEST_TITLE),
          images,
          taken: inspiration?.taken ?? [],
          not_taken: inspiration?.not_taken ?? [],
          ...{ written_by, notice, written_in, questions },
          missing: missing ?? (first === undefined ? null : describeLength(first.scenes, seconds)),
        },
      }
    },
  }
}

export type VideoScriptService = ReturnType<typeof createVideoScriptService>

function toRoles(inspiration: AdInspiration | null): ReadonlySet<SceneRole> | null {
  return inspiration === null ? null : new Set(inspiration.structure.flatMap((part) => ROLES[part] ?? []))
}

function keepDifferentHooks(scripts: readonly VideoScript[]): VideoScript[] {
  return [...new Map(scripts.map((script) => [script.hook, script])).values()]
}
