import { aspectRatio } from '@marquee/contract/briefs'
import { type ImageSource, imageMaker, MAX_VARIATIONS } from '@marquee/contract/image-generation'
import { factAnswers, imageWords } from '@marquee/contract/image-words'
import { z } from 'zod'
import type { ImageOrderInput } from '../../api/image-generation.ts'

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

/** The values entered in the wizard so far. */
export const imageDraft = z.object({
  /** The order's idempotency key: it changes with each order, so that a second click orders nothing twice. */
  orderKey: z.uuid().default(() => crypto.randomUUID()),
  source: z.enum(['template', 'ad', 'idea']).nullable(),
  templateId: z.string().max(100).nullable(),
  adId: z.uuid().nullable(),
  idea: z.string().max(1000),
  productId: z.uuid().nullable(),
  brandProfileId: z.uuid().nullable(),
  /** The language of the words in BCP 47; null for that of the product's texts. */
  language: z.string().max(35).nullable().default(null),
  /** Facts that the user added because too few were known. */
  answers: factAnswers.prefault({}),
  /** The angle from which the texts started; the user may have edited them since. */
  angle: z.string().max(100).nullable(),
  words: z.record(z.string(), z.string().max(1000)),
  aspectRatios: z.array(aspectRatio),
  variations: z.number().int().min(1).max(MAX_VARIATIONS),
  maker: imageMaker,
})
export type ImageDraft = z.infer<typeof imageDraft>

/** Steps of the wizard, in their order. */
export const WIZARD_STEPS = ['source', 'product', 'words', 'formats'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** The parameters of an address that leads into the wizard: `?ad=…`, `?template=…`, `?product=…`, `?brand=…`, `?idea=…`. */
export function readDraftFromAddress(params: URLSearchParams): ImageDraft {
  const uuid = (name: string) => z.uuid().safeParse(params.get(name)).data ?? null
  const adId = uuid('ad') ?? uuid('create_from_ad')
  const templateId = params.get('template')
  const idea = params.get('idea')?.slice(0, 1000) ?? ''
  return {
    orderKey: crypto.randomUUID(),
    source: chooseSource({ templateId, adId, idea }),
    templateId,
    adId,
    idea,
    productId: uuid('product'),
    brandProfileId: uuid('brand'),
    language: null,
    answers: { better: '', audience: '', today: '' },
    angle: null,
    words: {},
    aspectRatios: ['1:1', '4:5', '9:16', '16:9'],
    variations: 1,
    maker: 'embedded',
  }
}

/** An address may contain several sources; the most deliberate choice is used: template, then ad, then idea. */
function chooseSource({
  templateId,
  adId,
  idea,
}: Pick<ImageDraft, 'templateId' | 'adId' | 'idea'>): ImageDraft['source'] {
  if (templateId !== null) {
    return 'template'
  }
  if (adId !== null) {
    return 'ad'
  }
  return idea === '' ? null : 'idea'
}

/** The reason why a step is not complete, as a sentence; null when it is complete. */
export function findMissing(draft: ImageDraft, step: WizardStep): string | null {
  switch (step) {
    case 'source':
      return toSource(draft) === null ? 'Choose what the image begins with.' : null
    case 'product':
      return null
    case 'words':
      return imageWords.safeParse(draft.words).success ? null : 'The image needs a headline and a call to action.'
    case 'formats':
      return draft.aspectRatios.length === 0 ? 'Choose at least one format.' : null
  }
}

/** The step that is shown for a requested step: every step before it must be complete. */
export function findOpenStep(draft: ImageDraft, asked: WizardStep): WizardStep {
  const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(asked))
  return before.find((step) => findMissing(draft, step) !== null) ?? asked
}

function toSource({ source, templateId, adId, idea }: ImageDraft): ImageSource | null {
  if (source === 'template' && templateId !== null) {
    return { kind: 'template', template_id: templateId }
  }
  if (source === 'ad' && adId !== null) {
    return { kind: 'ad', ad_id: adId }
  }
  return source === 'idea' && idea.trim() !== '' ? { kind: 'idea', idea: idea.trim() } : null
}

/** The body of the order; null while a value is missing. */
export function toOrder(draft: ImageDraft): ImageOrderInput | null {
  const source = toSource(draft)
  const words = imageWords.safeParse(draft.words).data
  if (source === null || words === undefined || draft.aspectRatios.length === 0) {
    return null
  }
  const { productId, brandProfileId, aspectRatios, variations, maker } = draft
  return {
    source,
    product_id: productId,
    brand_profile_id: brandProfileId,
    words,
    aspect_ratios: aspectRatios,
    variations,
    maker,
    idempotency_key: draft.orderKey,
  }
}

/** The id of an ad in a pasted text: the link of its drawer or of its shared page. The last id in the text is the ad's. */
export function readAdId(pasted: string): string | null {
  return pasted.match(UUID)?.at(-1)?.toLowerCase() ?? null
}
