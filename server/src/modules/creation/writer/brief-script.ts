import type { BriefDraft } from '@marquee/contract/brief-drafts'
import type { ImageWords } from '@marquee/contract/image-words'
import { type BriefSentences, fillSentence } from './languages/brief-sentences/brief-sentences.ts'
import type { Offering } from './languages/offering.ts'
import type { ProductName } from './languages/writer-language.ts'

type ScriptLine = BriefDraft['script'][number]

interface Beat {
  seconds: number
  /** What may be said, the best first; the first that fits the beat is spoken. */
  spoken: readonly string[]
  overlay: string
  visual: string
}

interface ScriptSource {
  /** Null without a product. */
  name: ProductName | null
  /** The length of the video, in whole seconds from 6 to 60. */
  seconds: number
  sentences: BriefSentences
}

/** What has no thing that a camera can show: an insurance, a course, a donation. */
const WITHOUT_THING: readonly Offering[] = ['service', 'course', 'event', 'sale', 'charity']
/** An easy pace of speech: 150 words a minute. */
const WORDS_PER_SECOND = 2.5
/** The share of the time behind the hook and before the call that the problem takes; the proof has the rest. */
const PROBLEM_SHARE = 0.4
const SHORTEST_PROBLEM = 2

/**
 * Drafts the script of a video. Its beats fill the length exactly, in whole seconds. The hook has three seconds at most, the measure that
 * platforms use for a view; a line is spoken only where it can be said in its beat, and is never cut.
 */
export function writeScript(
  words: ImageWords,
  benefits: readonly string[],
  { name, seconds, sentences }: ScriptSource,
): ScriptLine[] {
  const hook = seconds < 10 ? 2 : 3
  const call = Math.min(4, Math.max(2, Math.round(seconds * 0.2)))
  const rest = seconds - hook - call
  const problem = words.before === '' && words.subline === '' ? 0 : Math.round(rest * PROBLEM_SHARE)
  const hasProblem = problem >= SHORTEST_PROBLEM
  const { visuals } = sentences
  const { opening, closing } = describeEnds(name, sentences)
  const told = hasProblem ? chooseSpoken([words.before, words.subline], problem) : ''
  const others = listOthers(benefits, told)
  const [first = ''] = others
  const beats: Beat[] = [
    {
      seconds: hook,
      spoken: [words.headline],
      overlay: words.headline,
      visual: opening,
    },
    ...(hasProblem
      ? [
          {
            seconds: problem,
            spoken: [told],
            overlay: words.before,
            visual:
              words.before === ''
                ? fillSentence(visuals.shot, { benefit: words.subline.replace(/\.$/, '') })
                : fillSentence(visuals.problem, { text: words.before }),
          },
        ]
      : []),
    {
      seconds: hasProblem ? rest - problem : rest,
      spoken: listEnumerations(others),
      overlay: first,
      visual: others.map((benefit) => fillSentence(visuals.shot, { benefit })).join('\n'),
    },
    {
      seconds: call,
      spoken: [words.call_to_action],
      overlay: [words.call_to_action, words.offer].filter((text) => text !== '').join(' · '),
      visual: closing,
    },
  ]
  return placeBeats(beats)
}

/** The benefits that were not said just before; all when nothing else is left. */
function listOthers(benefits: readonly string[], told: string): readonly string[] {
  const others = benefits.filter((benefit) => !told.toLowerCase().includes(benefit.toLowerCase()))
  return others.length === 0 ? benefits : others
}

/** What is seen first and last: the product, or what stands for one that a camera cannot show. */
function describeEnds(name: ProductName | null, { product, visuals }: BriefSentences) {
  if (name !== null && WITHOUT_THING.includes(name.offering)) {
    return { opening: visuals.opening, closing: visuals.closing }
  }
  const slots = { name: name?.inSentence ?? product }
  return { opening: fillSentence(visuals.openingThing, slots), closing: fillSentence(visuals.closingThing, slots) }
}

function placeBeats(beats: readonly Beat[]): ScriptLine[] {
  let start_s = 0
  return beats.map(({ seconds, spoken, overlay, visual }) => {
    const end_s = start_s + seconds
    const line = {
      start_s,
      end_s,
      spoken: chooseSpoken(spoken, seconds),
      overlay: overlay.slice(0, 500),
      visual: visual.slice(0, 2000),
    }
    start_s = end_s
    return line
  })
}

/** The first text that can be said in time; empty when none can. */
function chooseSpoken(candidates: readonly string[], seconds: number): string {
  const most = Math.floor(seconds * WORDS_PER_SECOND)
  return candidates.find((text) => text !== '' && text.split(/\s+/u).length <= most) ?? ''
}

/** All benefits one after the other, then one fewer, and so on. */
function listEnumerations(benefits: readonly string[]): string[] {
  return benefits.map((_, index) =>
    benefits
      .slice(0, benefits.length - index)
      .map((benefit) => (/[.!?…]$/u.test(benefit) ? benefit : `${benefit}.`))
      .join(' '),
  )
}
