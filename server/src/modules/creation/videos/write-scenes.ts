import type { ImageWords, WritingFramework, WrittenAngle } from '@marquee/contract/image-words'
import type { ScriptScene } from '@marquee/contract/video-scripts'
import type { SceneRole } from '@marquee/creative/compose-scene'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'

/** The order of a framework's argument. */
const ORDERS: Readonly<Record<WritingFramework, readonly SceneRole[]>> = {
  aida: ['hook', 'solution', 'benefit', 'proof', 'offer', 'call'],
  pas: ['hook', 'problem', 'solution', 'benefit', 'proof', 'offer', 'call'],
  bab: ['hook', 'problem', 'solution', 'benefit', 'offer', 'call'],
  fab: ['hook', 'solution', 'benefit', 'proof', 'offer', 'call'],
  four_cs: ['hook', 'benefit', 'proof', 'solution', 'offer', 'call'],
}
/** An easy pace of speech: 150 words a minute. */
const SPOKEN_WORDS_PER_SECOND = 2.5
/** The pace at which words on a screen are read. */
const SHOWN_WORDS_PER_SECOND = 3.5
/** The time without words at the start and the end of a scene, in seconds. */
const PAUSE = 0.5
/** Seconds. A scene that stands longer than this without a change is left. */
const LONGEST_SCENE = 7
const SHORTEST_SCENE = 1.5
const LONGEST_NAME = 40

interface SceneSource {
  /** The product's name, or the brand's; empty without either. */
  name: string
  /** The images of the product, the best first. */
  imageIds: readonly string[]
  /** The roles that the structure of an ad has; null without an ad. */
  preferred: ReadonlySet<SceneRole> | null
  /** The length of the video in seconds, from 6 to 60. */
  seconds: number
}

type Draft = Pick<ScriptScene, 'role' | 'spoken' | 'texts' | 'fact'>

/**
 * Writes the scenes of a video from the words of an angle. A scene says what was given as a fact, and a fact that is not given has no scene.
 * Each scene has the time to say and to read its words. Scenes are left out until they fit, and get the time that is left; with few facts the
 * video is shorter than asked, because no scene stands for more than seven seconds.
 */
export function writeScenes(angle: WrittenAngle, source: SceneSource): ScriptScene[] {
  const order = ORDERS[angle.framework]
  const drafts = listDrafts(angle, source.name).filter(({ role }) => order.includes(role))
  const chosen = chooseDrafts(drafts, order, source)
  const times = shareTime(chosen.map(countSeconds), source.seconds)
  return chosen.map((draft, index) => ({
    ...draft,
    frames: times[index] ?? SHORTEST_SCENE * FRAMES_PER_SECOND,
    asset_id: source.imageIds[index % Math.max(1, source.imageIds.length)] ?? null,
    motion: source.imageIds.length === 0 ? 'none' : chooseMotion(draft.role, index),
  }))
}

/** Every scene that the words of an angle allow, in no order. */
function listDrafts({ words, facts }: WrittenAngle, fullName: string): Draft[] {
  const name = fullName.length > LONGEST_NAME ? '' : fullName
  const draft = (role: SceneRole, binding: keyof ImageWords, texts: Draft['texts'], spoken = words[binding]): Draft[] =>
    words[binding].trim() === '' ? [] : [{ role, spoken, texts: dropEmpty(texts), fact: facts[binding] ?? null }]
  const { before, after, headline, subline, quote, author, rating, offer, price, old_price } = words
  const benefits = (['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'] as const).flatMap((binding) =>
    isSame(words[binding], headline) || isSame(words[binding], subline)
      ? []
      : draft('benefit', binding, { headline: words[binding] }),
  )
  const proof = [
    ...draft('proof', 'quote', { quote, author }),
    ...(quote === '' ? draft('proof', 'rating', { rating, headline: name }, '') : []),
  ]
  const offers = [
    ...draft('offer', 'offer', { offer, price, old_price, headline: name }),
    ...(offer === '' ? draft('offer', 'price', { price, old_price, headline: name }, '') : []),
  ]
  return [
    ...draft('hook', 'headline', { headline }),
    ...draft('problem', 'before', after === '' ? { headline: before } : { before, after }),
    ...(isSame(subline, headline)
      ? []
      : draft('solution', 'subline', { headline: name || subline, subline: name && subline })),
    ...benefits,
    ...proof,
    ...offers,
    ...draft('call', 'call_to_action', { headline: name, call_to_action: words.call_to_action }),
  ]
}

function dropEmpty(texts: Draft['texts']): Draft['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text = '']) => text.trim() !== ''))
}

const toPlain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isSame = (one: string, other: string) => one !== '' && toPlain(one) === toPlain(other)

/** The drafts that fit the time, in the framework's order. Hook and call are always there; the structure of an ad goes first. */
function chooseDrafts(
  drafts: readonly Draft[],
  order: readonly SceneRole[],
  { preferred, seconds }: SceneSource,
): Draft[] {
  const isKept = ({ role }: Draft) => role === 'hook' || role === 'call'
  const kept = new Set(drafts.filter(isKept))
  let used = [...kept].reduce((sum, draft) => sum + countSeconds(draft), 0)
  const isPreferred = ({ role }: Draft) => (preferred?.has(role) ? 0 : 1)
  // One scene of each role before the second benefit.
  const seen = new Map<SceneRole, number>()
  const others = drafts
    .filter((draft) => !isKept(draft))
    .map((draft) => {
      const turn = seen.get(draft.role) ?? 0
      seen.set(draft.role, turn + 1)
      return { draft, turn }
    })
    .toSorted((a, b) => isPreferred(a.draft) - isPreferred(b.draft) || a.turn - b.turn)
  for (const { draft } of others) {
    const needed = countSeconds(draft)
    if (used + needed <= seconds) {
      kept.add(draft)
      used += needed
    }
  }
  return drafts.filter((draft) => kept.has(draft)).toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
}

/** The seconds that a scene needs to say its words and to be read. */
function countSeconds({ spoken, texts }: Draft): number {
  const spokenTime = countWords(spoken) / SPOKEN_WORDS_PER_SECOND
  const shownTime = countWords(Object.values(texts).join(' ')) / SHOWN_WORDS_PER_SECOND
  return Math.min(LONGEST_SCENE, Math.max(SHORTEST_SCENE, Math.max(spokenTime, shownTime) + PAUSE))
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length
}

/**
 * Gives the scenes the whole time in proportion to what they need, in frames. No scene gets more than the longest time.
 * @param needed seconds of each scene
 * @param seconds the length of the video
 */
function shareTime(needed: readonly number[], seconds: number): number[] {
  const most = LONGEST_SCENE * FRAMES_PER_SECOND
  const total = seconds * FRAMES_PER_SECOND
  const sum = needed.reduce((all, time) => all + time, 0)
  const frames = needed.map((time) => Math.min(most, Math.floor((time / sum) * total)))
  let left = total - frames.reduce((all, time) => all + time, 0)
  while (left > 0 && frames.some((time) => time < most)) {
    for (const [index, time] of frames.entries()) {
      if (left > 0 && time < most) {
        frames[index] = time + 1
        left -= 1
      }
    }
  }
  return frames
}

function chooseMotion(role: SceneRole, index: number): ScriptScene['motion'] {
  if (role === 'hook') {
    return 'zoom_in'
  }
  return role === 'benefit' && index % 2 === 1 ? 'pan_right' : 'none'
}

/** What a fact is shown as, for the length of a video that its facts do not fill. */
export function describeLength(scenes: readonly Pick<ScriptScene, 'frames'>[], seconds: number): string | null {
  const reached = Math.round(scenes.reduce((sum, { frames }) => sum + frames, 0) / FRAMES_PER_SECOND)
  return reached >= seconds
    ? null
    : `The known facts fill ${reached} of ${seconds} seconds. Each further benefit, review or offer adds a scene.`
}
