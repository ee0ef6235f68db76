import type { Brief } from '@marquee/contract/briefs'
import type { CallOutput, HandlerInput } from '@marquee/contract/endpoint'
import type { AdInspiration, WrittenAngle } from '@marquee/contract/image-words'
import type { Product } from '@marquee/contract/products'
import type { VideoScript, writeVideoScripts } from '@marquee/contract/video-scripts'
import type { SceneRole } from '@marquee/creative/compose-scene'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ProductService } from '../products/products.service.ts'
import {
  type AdPacing,
  describeLength,
  describePacing,
  type FindPacing,
  writeBriefScenes,
  writeScenes,
} from '../video-scenes/video-scenes.service.ts'
import { type ImageWordService, nameProduct } from '../writer/image-words.service.ts'

interface Dependencies {
  words: Pick<ImageWordService, 'write'>
  products: Pick<ProductService, 'get'>
  findPacing: FindPacing
  /** @throws DomainError 404 for a brief that the workspace does not have */
  readBrief: (actor: Pick<Actor, 'workspaceId'>, id: string) => Promise<Brief>
}

type Request = HandlerInput<typeof writeVideoScripts>['body']
type Answer = CallOutput<typeof writeVideoScripts>

const LONGEST_TITLE = 80
const NOTHING_KNOWN = 'Nothing is known that the video could say. Choose a product, or answer these questions.'
/** The brief and the product that a script is written from. */
interface Source {
  brief: Brief | null
  product: Product | null
}

/** What the parts of an ad's message are in a video. */
const ROLES: Readonly<Partial<Record<AdInspiration['structure'][number], SceneRole>>> = {
  body: 'solution',
  list: 'benefit',
  proof: 'proof',
  offer: 'offer',
  price: 'offer',
}

/** Scripts of videos. Nothing is stored, and nothing is charged. */
export function createVideoScriptService({ words, products, findPacing, readBrief }: Dependencies) {
  async function readSource(actor: Actor, { source, product_id }: Request) {
    const brief = source.kind === 'brief' ? await readBrief(actor, source.brief_id) : null
    const productId = source.kind === 'product' ? source.product_id : (product_id ?? brief?.product_id ?? null)
    const product = productId === null ? null : await products.get(actor, productId)
    return { brief, product, images: (product?.images ?? []).filter(({ kind }) => kind === 'image') }
  }

  function askWriter(actor: Actor, request: Request, { brief, product }: Source) {
    const { source, framework, round, language, answers } = request
    return words.write(actor, {
      product_id: product?.id ?? null,
      brand_profile_id: request.brand_profile_id ?? brief?.brand_profile_id ?? product?.brand_profile_id ?? null,
      ad_id: source.kind === 'ad' ? source.ad_id : null,
      idea: source.kind === 'idea' ? source.idea : '',
      framework,
      round,
      language,
      answers,
    })
  }

  return {
    /** @throws DomainError 404 for a product, brand, ad or brief that the workspace does not have */
    async write(actor: Actor, request: Request): Promise<Answer> {
      const found = await readSource(actor, request)
      const imageIds = found.images.map(({ id }) => id)
      const written = await askWriter(actor, request, found)
      const { inspiration, written_by, notice, written_in, missing, questions, language_candidates } = written.meta
      const pacing = request.source.kind === 'ad' ? await findPacing(actor, request.source.ad_id) : null
      const basis = {
        name: found.product === null ? '' : nameProduct(found.product, written_in).label,
        imageIds,
        seconds: request.seconds,
        preferred: toRoles(inspiration),
        pacing,
      }
      const scripts = written.data
        .filter((angle) => isSaying(angle, request.source, found.product))
        .map((angle): VideoScript => {
          const { key, framework, title, words: said } = angle
          return { key, framework, title, hook: said.headline, scenes: writeScenes(angle, basis) }
        })
      const ownScripts = found.brief === null ? [] : writeBriefScenes(found.brief, imageIds)
      return {
        data: [...ownScripts, ...keepDifferentHooks(scripts)],
        meta: {
          title: toTitle(request, found),
          images: found.images,
          ...describeInspiration(inspiration, pacing),
          aspect_ratio: inspiration?.aspect_ratio ?? null,
          written_by,
          notice,
          written_in,
          language_candidates,
          questions,
          missing:
            scripts.length + ownScripts.length === 0
              ? describeNone(request, missing)
              : (missing ?? describeScripts(scripts, request.seconds)),
        },
      }
    },
  }
}

export type VideoScriptService = ReturnType<typeof createVideoScriptService>

/** What is taken over from an ad, and what is not; nothing without an ad. */
export function describeInspiration(inspiration: AdInspiration | null, pacing: AdPacing | null) {
  if (inspiration === null) {
    return { taken: [], not_taken: [] }
  }
  const { taken, notTaken } = inspiration.has_video ? describePacing(pacing) : { taken: [], notTaken: [] }
  return { taken: [...inspiration.taken, ...taken], not_taken: [...inspiration.not_taken, ...notTaken] }
}

/** Whether an angle says something: a fact, the name of the product, or words of the idea. Without any of them its words are empty talk. */
function isSaying({ facts, words }: WrittenAngle, source: Request['source'], product: Product | null): boolean {
  const isOwn = source.kind === 'idea' && source.idea.toLowerCase().includes(words.headline.toLowerCase())
  return product !== null || isOwn || Object.keys(facts).length > 0
}

function toRoles(inspiration: AdInspiration | null): ReadonlySet<SceneRole> | null {
  return inspiration === null ? null : new Set(inspiration.structure.flatMap((part) => ROLES[part] ?? []))
}

function keepDifferentHooks(scripts: readonly VideoScript[]): VideoScript[] {
  return [...new Map(scripts.map((script) => [script.hook, script])).values()]
}

function toTitle({ source }: Request, { brief, product }: Source): string {
  const idea = source.kind === 'idea' ? source.idea : ''
  return (brief?.title ?? product?.name ?? idea).slice(0, LONGEST_TITLE)
}

/** Without scripts, either nothing is known or every fact has led one. */
function describeNone({ round }: Request, missing: string | null): string | null {
  return round === 0 ? NOTHING_KNOWN : missing
}

/** Says that the facts do not fill the length that was asked for; null when they do. */
function describeScripts([first]: readonly VideoScript[], seconds: number): string | null {
  return first === undefined ? null : describeLength(first.scenes, seconds)
}
