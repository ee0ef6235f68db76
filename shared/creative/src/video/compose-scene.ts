import { findBuiltInTemplate } from '../built-in-templates.ts'
import { composeCreative, listTextBindings } from '../compose-creative.ts'
import type { ContentBinding, CreativeContent } from '../content.ts'
import { listMissingFacts } from '../facts.ts'
import type { CreativeLook } from '../look.ts'
import type { CreativePicture } from '../picture.ts'
import type { Template } from '../template.ts'
import { MIN_SCENE_FRAMES } from './time.ts'
import { isWordless } from './is-wordless.ts'
import { toReadingDirection, withoutIdleNames, withWordsOnly } from './scene-design.ts'
import type { SceneBackground, StillMotion, VideoClip, VideoScene } from './video-project.ts'

/** What a scene does in the argument of a video. */
export const sceneRoles = ['hook', 'problem', 'solution', 'benefit', 'proof', 'offer', 'call'] as const
export type SceneRole = (typeof sceneRoles)[number]

/** The templates that suit a scene, the most suitable first. The first ones that have their facts are used in turn. */
const TEMPLATES: Readonly<Record<SceneRole, readonly string[]>> = {
  hook: ['editorial-photo', 'editorial-cover', 'native-captions', 'editorial-blocks'],
  problem: ['change-struck', 'editorial-words', 'native-aside', 'editorial-blocks'],
  solution: ['editorial-arch', 'editorial-frame', 'editorial-caption'],
  benefit: ['features-photo', 'features-list', 'editorial-frame', 'editorial-caption', 'editorial-column'],
  proof: ['quote-framed', 'proof-photo', 'quote-product', 'proof-banner', 'editorial-words'],
  offer: ['offer-coupon', 'offer-photo', 'offer-burst', 'offer-price', 'offer-window', 'offer-tag', 'editorial-frame'],
  call: [
    'offer-price',
    'offer-tag',
    'offer-ribbon',
    'offer-photo',
    'editorial-frame',
    'editorial-photo',
    'editorial-column',
  ],
}
/** The texts that a scene is about, the most important first: its template shows the first one that is given. */
const LEADS: Readonly<Record<SceneRole, readonly ContentBinding[]>> = {
  hook: ['headline'],
  problem: ['before', 'headline'],
  solution: ['headline'],
  benefit: ['headline'],
  proof: ['quote', 'rating', 'headline'],
  offer: ['offer', 'price', 'headline'],
  call: ['call_to_action', 'headline'],
}
/** Shows the offer in a small star: longer ones could not be read there. */
const IN_STAR = 'offer-burst'
const LONGEST_IN_STAR = 10
/** Shows words on plates over an image that fills the frame. */
const ON_PLATES = 'native-captions'
const NAMES: Readonly<Record<SceneRole, string>> = {
  hook: 'Hook',
  problem: 'Problem',
  solution: 'Solution',
  benefit: 'Benefit',
  proof: 'Proof',
  offer: 'Offer',
  call: 'Call to action',
}

interface SceneParts {
  id: string
  role: SceneRole
  /** Frames. */
  duration: number
  spoken: string
  texts: Partial<CreativeContent>
  picture: CreativePicture | null
  /** Not `none`: the image fills the frame and moves behind the words. */
  motion: StillMotion
  /** Is shown behind the words instead of the image. The scene is at most as long as the clip. */
  clip?: VideoClip | undefined
  look: CreativeLook
  /** Scenes with other numbers get other layouts. */
  turn: number
}

/**
 * Lays a scene out in all formats: its words and its image by a template that suits what it says. Nothing is added to the given words.
 * The scene ends with a cut.
 */
export function composeScene({
  id,
  role,
  duration,
  spoken,
  texts,
  picture,
  motion,
  clip,
  look,
  turn,
}: SceneParts): VideoScene {
  const background = chooseBackground({ picture, motion, clip })
  const isBehind = background.kind !== 'layout'
  const template = isBehind ? findTemplate(ON_PLATES) : chooseTemplate(role, texts, picture !== null, turn)
  const composed = composeCreative(template, {
    content: { headline: '', call_to_action: '', ...texts },
    look,
    pictures: picture === null ? {} : { product: picture, scene: picture },
  })
  const design = toReadingDirection(withoutIdleNames(composed, look))
  return {
    id,
    name: isWordless(spoken, texts) ? 'Product' : NAMES[role],
    duration: clip === undefined ? duration : Math.max(MIN_SCENE_FRAMES, Math.min(duration, clip.frames)),
    spoken,
    background,
    // The first frame of a video is what a feed shows while it loads: the hook is there at once.
    entrance: role === 'hook' && isBehind ? 'none' : 'staggered',
    transition: { kind: 'cut', frames: 0 },
    ...(isBehind ? withWordsOnly(design, background) : design),
  }
}

function chooseBackground({ picture, motion, clip }: Pick<SceneParts, 'picture' | 'motion' | 'clip'>): SceneBackground {
  if (clip !== undefined) {
    return { kind: 'clip', clip_id: clip.id, from: 0, speed: 1, volume: clip.has_sound ? 1 : 0 }
  }
  return picture !== null && motion !== 'none' ? { kind: 'still', picture, motion } : { kind: 'layout' }
}

function chooseTemplate(role: SceneRole, texts: Partial<CreativeContent>, hasImage: boolean, turn: number): Template {
  const lead = LEADS[role].find((binding) => (texts[binding] ?? '').trim() !== '')
  const fitting = TEMPLATES[role]
    .map(findTemplate)
    .filter((template) => listMissingFacts(template, texts).length === 0)
    .filter((template) => lead === undefined || listTextBindings(template).has(lead))
    .filter(({ id }) => id !== IN_STAR || (texts.offer ?? '').length <= LONGEST_IN_STAR)
  const most = Math.max(...fitting.map((template) => countShown(template, texts)))
  const best = fitting.filter((template) => countShown(template, texts) === most)
  const usable = hasImage ? best : best.filter(({ formats_without_image: own }) => own !== undefined)
  return usable[turn % Math.max(1, usable.length)] ?? findTemplate('editorial-words')
}

/** The number of the given texts that a template shows. */
function countShown(template: Template, texts: Partial<CreativeContent>): number {
  const shown = listTextBindings(template)
  return Object.entries(texts).filter(([binding, text = '']) => text.trim() !== '' && shown.has(binding)).length
}

/** @throws {RangeError} when there is no such template */
function findTemplate(id: string): Template {
  const template = findBuiltInTemplate(id)
  if (template === undefined) {
    throw new RangeError(`There is no template ${id}.`)
  }
  return template
}
