import type { CueWord } from '../../cue.ts'
import { countFrames, listTimedScenes, type TimedScene } from '../../scene-times.ts'
import type { VoiceTake } from '../../sounds.ts'
import { SAMPLES_PER_FRAME } from '../../time.ts'
import type { VideoProject } from '../../video-project.ts'
import { ENDS_PART, ENDS_SENTENCE, splitWords } from './split-words.ts'

/** Pauses at the start and at the end of a scene whose words are not spoken, as shares of its length. */
const LEAD = 0.04
const TAIL = 0.08
/** A pause after a sentence or a comma takes the time of this number of letters. */
const SENTENCE_PAUSE = 5
const COMMA_PAUSE = 2

/**
 * The words of the captions of an uploaded file, a list for each of its captions; without one, those of each scene.
 * @returns lists without words that lie behind the end of the video
 */
export function listCaptionWords(project: VideoProject): CueWord[][] {
  const { uploaded } = project.captions
  if (uploaded === undefined) {
    return listSceneWords(project)
  }
  const end = countFrames(project)
  return uploaded.cues.map(({ words }) => words.filter(({ from }) => from < end)).filter((words) => words.length > 0)
}

/**
 * The words of each scene with their frames in the video: as they are spoken, otherwise spread over the scene by their lengths.
 * @returns a list for each scene that has words, in the order of the video
 */
function listSceneWords(project: VideoProject): CueWord[][] {
  return listTimedScenes(project)
    .map((timed) => {
      const takes = project.voice.filter(({ scene_id }) => scene_id === timed.scene.id)
      return takes.length === 0 ? spreadScene(timed) : takes.flatMap((take) => listSpokenWords(take, timed))
    })
    .filter((words) => words.length > 0)
}

function spreadScene({ scene, start }: TimedScene): CueWord[] {
  const first = start + scene.duration * LEAD
  return spreadWords(splitWords(scene.spoken), first, start + scene.duration * (1 - TAIL))
}

function listSpokenWords({ words, text, offset, from, to }: VoiceTake, { start }: TimedScene): CueWord[] {
  const toFrame = (sample: number) => start + offset + Math.round((sample - from) / SAMPLES_PER_FRAME)
  if (words.length === 0) {
    return spreadWords(splitWords(text), toFrame(from), toFrame(to))
  }
  return words
    .filter((word) => word.end > from && word.start < to)
    .map((word) => ({
      text: word.text,
      from: toFrame(Math.max(from, word.start)),
      to: toFrame(Math.min(to, word.end)),
    }))
    .map((word) => ({ ...word, to: Math.max(word.to, word.from + 1) }))
}

/** Gives each word a part of the time between two frames by its letters. */
export function spreadWords(words: readonly string[], start: number, end: number): CueWord[] {
  const weights = words.map(weigh)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  return words.map((text, index) => {
    const from = Math.round(start + ((end - start) * passed) / total)
    passed += weights[index] ?? 0
    return { text, from, to: Math.max(from + 1, Math.round(start + ((end - start) * passed) / total)) }
  })
}

function weigh(word: string): number {
  const atComma = ENDS_PART.test(word) ? COMMA_PAUSE : 0
  const pause = ENDS_SENTENCE.test(word) ? SENTENCE_PAUSE : atComma
  return word.length + 1 + pause
}
