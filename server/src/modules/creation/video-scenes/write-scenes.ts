import type { ImageWords, WritingFramework, WrittenAngle } from '@marquee/contract/image-words'
import type { ScriptScene } from '@marquee/contract/video-scripts'
import type { SceneRole } from '@marquee/creative/compose-scene'
import { MIN_SCENE_FRAMES } from '@marquee/creative/video-time'
import { type AdPacing, followPacing } from './ad-pacing.ts'
import { countSeconds, IMAGE_SECONDS, shareTime } from './scene-time.ts'

/** The order of a framework's argument. */
const ORDERS: Readonly<Record<WritingFramework, readonly SceneRole[]>> = {
  aida: ['hook', 'solution', 'benefit', 'proof', 'offer', 'call'],
  pas: ['hook', 'problem', 'solution', 'benefit', 'proof', 'offer', 'call'],
  bab: ['hook', 'problem', 'solution', 'benefit', 'offer', 'call'],
  fab: ['hook', 'solution', 'benefit', 'proof', 'offer', 'call'],
  four_cs: ['hook', 'benefit', 'proof', 'solution', 'offer', 'call'],
}
const LONGEST_NAME = 40
/** Viewers leave a video that says nothing for longer. */
const MOST_IMAGES = 3

interface SceneSource {
  /** The product's name, or the brand's; empty without either. */
  name: string
  /** The images of the product, the best first. */
  imageIds: readonly string[]
  /** The roles that the structure of an ad has; null without an ad. */
  preferred: ReadonlySet<SceneRole> | null
  /** The length of the video in seconds, from 6 to 60. */
  seconds: number
  /** The pacing of an ad that the scenes follow; null without one. */
  pacing: AdPacing | null
}

/** A scene before it has its time. `image` is the index of its own image; null takes the next one. */
type Draft = Pick<ScriptScene, 'role' | 'spoken' | 'texts' | 'fact'> & { image: number | null }

/**
 * Writes the scenes of a video from the words of an angle. A scene says what was given as a fact, no fact is said twice, and a fact that is
 * not given has no scene. Each scene has the time to say and to read its words. Scenes are left out until the rest fits; time that is left is
 * filled by some further images of the product, and then shared. With few facts the video is shorter than asked.
 */
export function writeScenes(angle: WrittenAngle, source: SceneSource): ScriptScene[] {
  const order = ORDERS[angle.framework]
  const drafts = listDrafts(angle, source).filter(({ role }) => order.includes(role))
  const chosen = chooseDrafts(drafts, order, source)
  const times = shareTime(chosen.map(getSeconds), source.seconds)
  const { imageIds } = source
  const images = chooseImages(chosen, imageIds)
  const scenes = chosen.map((draft, index): ScriptScene => ({
    role: draft.role,
    spoken: draft.spoken,
    texts: draft.texts,
    fact: draft.fact,
    frames: times[index] ?? MIN_SCENE_FRAMES,
    asset_id: images[index] ?? null,
    motion: imageIds.length === 0 ? 'none' : chooseMotion(draft, index),
  }))
  return source.pacing === null ? scenes : followPacing(scenes, chosen.map(getSeconds), source.pacing)
}

/** Every scene that the words of an angle allow, in no order. */
function listDrafts({ words, facts }: WrittenAngle, source: SceneSource): Draft[] {
  const name = source.name.length > LONGEST_NAME ? '' : source.name
  const draft = (role: SceneRole, binding: keyof ImageWords, texts: Draft['texts'], spoken = words[binding]): Draft[] =>
    words[binding].trim() === ''
      ? []
      : [{ role, spoken, texts: dropEmpty(texts), fact: facts[binding] ?? null, image: null }]
  const { before, after, headline, subline, quote, author, rating, offer, price, old_price } = words
  const benefits = (['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'] as const).flatMap((binding) =>
    draft('benefit', binding, { headline: words[binding] }),
  )
  const proof = [
    ...draft('proof', 'quote', { quote, author }),
    ...(quote === '' ? draft('proof', 'rating', { rating, headline: name }, '') : []),
  ]
  // The last scene says once more what makes the viewer act now: the offer, without one the price.
  const reason = offer === '' ? { price, old_price } : { offer }
  return [
    ...draft('hook', 'headline', { headline }),
    ...draft('problem', 'before', after === '' ? { headline: before } : { before, after }),
    ...draft('solution', 'subline', name === '' ? { headline: subline } : { headline: name, subline }),
    ...benefits,
    ...proof,
    ...draft('offer', 'offer', { offer, price, old_price, headline: name }),
    ...source.imageIds.slice(1, MOST_IMAGES + 1).map((_, index) => toImageScene(index + 1)),
    ...draft('call', 'call_to_action', { headline: name, call_to_action: words.call_to_action, ...reason }),
  ]
}

/** A scene that shows an image of the product without words. */
function toImageScene(image: number): Draft {
  return { role: 'solution', spoken: '', texts: {}, fact: null, image }
}

function dropEmpty(texts: Draft['texts']): Draft['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

const toPlain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a scene stands on, so that it is said once: the fact, without one the words. An offer may be said again at the end. */
function toBasis({ role, fact, spoken, image }: Draft): string {
  return role === 'offer' || image !== null ? `${role} ${image ?? ''}` : toPlain(fact?.text ?? spoken)
}

/** The drafts that fit the time, in the framework's order. Hook and call are always there; the structure of an ad goes first. */
function chooseDrafts(
  drafts: readonly Draft[],
  order: readonly SceneRole[],
  { preferred, seconds }: SceneSource,
): Draft[] {
  const isKept = ({ role }: Draft) => role === 'hook' || role === 'call'
  const kept = new Set(drafts.filter(isKept))
  const said = new Set([...kept].map(toBasis))
  let used = [...kept].reduce((sum, draft) => sum + getSeconds(draft), 0)
  for (const draft of rankDrafts(
    drafts.filter((one) => !isKept(one)),
    preferred,
  )) {
    const needed = getSeconds(draft)
    if (used + needed <= seconds && !said.has(toBasis(draft))) {
      kept.add(draft)
      said.add(toBasis(draft))
      used += needed
    }
  }
  return drafts.filter((draft) => kept.has(draft)).toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
}

/** One scene of each role before the second benefit; images without words come last. */
function rankDrafts(drafts: readonly Draft[], preferred: SceneSource['preferred']): Draft[] {
  const seen = new Map<SceneRole, number>()
  const ranked = drafts.map((draft) => {
    const turn = seen.get(draft.role) ?? 0
    seen.set(draft.role, turn + 1)
    const isPreferred = preferred?.has(draft.role) ?? false
    return { draft, ranks: [draft.image === null ? 0 : 1, isPreferred ? 0 : 1, turn] }
  })
  return ranked.toSorted((a, b) => compareRanks(a.ranks, b.ranks)).map(({ draft }) => draft)
}

/** The first difference of two lists of ranks decides. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, index) => rank - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** The seconds that a scene needs. */
function getSeconds({ spoken, texts, image }: Draft): number {
  return image === null ? countSeconds(spoken, Object.values(texts).join(' ')) : IMAGE_SECONDS
}

/** The images in turn, so that no scene shows the image of the one before as long as there are two. */
function chooseImages(drafts: readonly Draft[], imageIds: readonly string[]): (string | undefined)[] {
  let last = -1
  return drafts.map(({ image }) => {
    last = image ?? (last + 1) % Math.max(1, imageIds.length)
    return imageIds[last]
  })
}

function chooseMotion({ role, image }: Draft, index: number): ScriptScene['motion'] {
  if (image !== null) {
    return image % 2 === 1 ? 'zoom_out' : 'pan_right'
  }
  if (role === 'hook') {
    return 'zoom_in'
  }
  return role === 'benefit' && index % 2 === 1 ? 'pan_right' : 'none'
}
