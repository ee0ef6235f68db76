import { randomUUID } from 'node:crypto'
import type { BrandProfile } from '@marquee/contract/brand-profiles'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { AdInspiration } from '@marquee/contract/image-words'
import type { Product } from '@marquee/contract/products'
import type { createVideo } from '@marquee/contract/videos'
import { composeScene } from '@marquee/creative/compose-scene'
import { keepProjectClear } from '@marquee/creative/keep-project-clear'
import type { ImageSubject } from '@marquee/creative/image-subject'
import type { CreativePicture } from '@marquee/creative/picture'
import { type Transition, VIDEO_PROJECT_VERSION, type VideoProject } from '@marquee/creative/video-project'
import { refuseMissing } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type BrandProfileService, getDefaultLook, toCreativeLook } from '../brand-profiles/brand-profiles.service.ts'
import type { FindPacing } from '../video-scenes/video-scenes.service.ts'
import { describeInspiration } from './video-scripts.service.ts'
import type { ProductService } from '../products/products.service.ts'
import { nameProduct } from '../writer/image-words.service.ts'

type Input = HandlerInput<typeof createVideo>['body']

interface Dependencies {
  products: Pick<ProductService, 'get'>
  profiles: Pick<BrandProfileService, 'get'>
  /** What is taken over from an ad. @throws DomainError 404 */
  inspire: (actor: Actor, adId: string) => Promise<AdInspiration>
  findPacing: FindPacing
  /** Whether an image of the workspace has a transparent background. */
  isCutout: (actor: Actor, assetId: string) => Promise<boolean>
  /** What an image of the workspace shows; null when it is not found within seconds. @throws DomainError 404 */
  findSubject: (actor: Actor, assetId: string) => Promise<ImageSubject | null>
}

interface MadeProject {
  project: VideoProject
  productId: string | null
  productName: string | null
  taken: string[]
  notTaken: string[]
}

const CUT: Transition = { kind: 'cut', frames: 0 }
/** Between the hook and the rest, and before the call to action. */
const SLIDE: Transition = { kind: 'slide', frames: 9 }

/** Makes the project of a new video: each scene of its script is laid out in all formats in the brand's look. */
export function createProjectMaker({ products, profiles, inspire, findPacing, isCutout, findSubject }: Dependencies) {
  async function readImage(actor: Actor, assetId: string): Promise<readonly [string, CreativePicture]> {
    const find = async () => Promise.all([isCutout(actor, assetId), findSubject(actor, assetId)])
    const [cutout, subject] = await refuseMissing('scenes', 'An image was not found. Choose another one.', find)
    return [assetId, { kind: 'asset', asset_id: assetId, cutout, ...(subject && { subject }) }]
  }

  async function readSource(actor: Actor, { source, product_id, brand_profile_id }: Input) {
    const productId = source.kind === 'product' ? source.product_id : product_id
    const product = await findIf(productId, 'product_id', 'This product does not exist any more.', (id) =>
      products.get(actor, id),
    )
    const profileId = brand_profile_id ?? product?.brand_profile_id ?? null
    const adId = source.kind === 'ad' ? source.ad_id : null
    const [profile, inspiration] = await Promise.all([
      findIf(profileId, 'brand_profile_id', 'This brand profile does not exist any more.', (id) =>
        profiles.get(actor, id),
      ),
      findIf(adId, 'source.ad_id', 'This ad does not exist any more.', (id) => inspire(actor, id)),
    ])
    return { product, inspiration, look: getLook(profile, product, inspiration) }
  }

  return {
    /** @throws DomainError 422 that names the fields whose objects do not exist */
    async make(actor: Actor, input: Input): Promise<MadeProject> {
      const { language, aspect_ratios, captions, music, placement } = input
      const { product, inspiration, look } = await readSource(actor, input)
      const pacing = input.source.kind === 'ad' ? await findPacing(actor, input.source.ad_id) : null
      const { taken, not_taken } = describeInspiration(inspiration, pacing)
      const imageIds = [...new Set(input.scenes.flatMap(({ asset_id }) => asset_id ?? []))]
      const images = new Map(await Promise.all(imageIds.map((id) => readImage(actor, id))))
      const scenes = input.scenes.map(({ role, frames, spoken, texts, asset_id, motion, clip }, turn) => ({
        ...composeScene({
          id: randomUUID(),
          role,
          duration: frames,
          spoken,
          texts,
          picture: asset_id === null ? null : (images.get(asset_id) ?? null),
          motion,
          clip,
          look,
          turn,
        }),
        transition: isFollowedBySlide(input.scenes, turn) ? SLIDE : CUT,
      }))
      return {
        project: keepProjectClear({
          schema_version: VIDEO_PROJECT_VERSION,
          look,
          language,
          aspect_ratios,
          ...(placement && { placement }),
          clips: [
            ...new Map(
              input.scenes.flatMap(({ clip }) => (clip === undefined ? [] : [[clip.id, clip] as const])),
            ).values(),
          ],
          scenes,
          overlays: [],
          captions: { style: captions, place: 'lower', size: 'medium' },
          voice: [],
          music,
        }),
        productId: product?.id ?? null,
        productName: product?.name ?? null,
        taken,
        notTaken: not_taken,
      }
    },
  }
}

export type ProjectMaker = ReturnType<typeof createProjectMaker>

function isFollowedBySlide(scenes: Input['scenes'], index: number): boolean {
  const next = scenes[index + 1]
  return next !== undefined && (index === 0 || next.role === 'call')
}

/** The brand's look; without a brand, a look that suits the product, in the mood of the inspiring ad. */
function getLook(profile: BrandProfile | null, product: Product | null, inspiration: AdInspiration | null) {
  const name = product === null ? '' : nameProduct(product).label
  return profile === null ? getDefaultLook(name, inspiration?.mood ?? null) : toCreativeLook(profile)
}

async function findIf<T>(
  id: string | null,
  field: string,
  message: string,
  find: (id: string) => Promise<T>,
): Promise<T | null> {
  return id === null ? null : refuseMissing(field, message, () => find(id))
}
