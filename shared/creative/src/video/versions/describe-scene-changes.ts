import type { SceneBackground, VideoScene } from '../video-project.ts'
import { isSame, toSeconds } from './compare-values.ts'

const LONGEST_QUOTE = 80

/** A text in quotation marks, shortened. */
export function quote(text: string): string {
  const whole = text.trim().replaceAll(/\s+/gu, ' ')
  return `“${whole.length > LONGEST_QUOTE ? `${whole.slice(0, LONGEST_QUOTE).trimEnd()}…` : whole}”`
}

/** What differs between two versions of a scene. @param name begins each sentence, as in "Scene 2 (Offer)" */
export function describeSceneChanges(before: VideoScene, after: VideoScene, name: string): string[] {
  if (before === after) {
    return []
  }
  return [
    ...describeWords(before, after, name),
    ...(before.duration === after.duration
      ? []
      : [`${name} lasts ${toSeconds(after.duration)} instead of ${toSeconds(before.duration)}.`]),
    ...describeBackground(before.background, after.background, name),
    ...(isSame(before.formats, after.formats) && isSame(before.pictures, after.pictures)
      ? []
      : [`The layers of ${name} changed.`]),
    ...(isSame(before.transition, after.transition) ? [] : [`${name} leads to the next scene in another way.`]),
    ...(before.entrance === after.entrance ? [] : [`The layers of ${name} enter in another way.`]),
  ]
}

function describeWords(before: VideoScene, after: VideoScene, name: string): string[] {
  const bindings = [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])]
  const shown = bindings.flatMap((binding) =>
    describeText(before.texts[binding], after.texts[binding], `${name} shows`),
  )
  return [...describeText(before.spoken, after.spoken, `${name} says`), ...shown]
}

function describeText(before = '', after = '', begin: string): string[] {
  if (before.trim() === after.trim()) {
    return []
  }
  if (after.trim() === '') {
    return [`${begin} ${quote(before)} no more.`]
  }
  return [`${begin} ${quote(after)}${before.trim() === '' ? '' : ` instead of ${quote(before)}`}.`]
}

function describeBackground(before: SceneBackground, after: SceneBackground, name: string): string[] {
  if (isSame(before, after)) {
    return []
  }
  if (before.kind === 'clip' && after.kind === 'clip' && before.clip_id === after.clip_id) {
    return [`${name} shows another part of its clip, or at another speed or volume.`]
  }
  if (before.kind === 'still' && after.kind === 'still' && isSame(before.picture, after.picture)) {
    return [`The image of ${name} moves differently.`]
  }
  const shown = { layout: 'the colours of its layout', still: 'another image', clip: 'another clip' }[after.kind]
  return [`${name} has ${shown} as its background.`]
}
