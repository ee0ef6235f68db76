import type { Brief } from '@marquee/contract/briefs'
import type { ScriptScene, VideoScript } from '@marquee/contract/video-scripts'
import { FRAMES_PER_SECOND, MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES } from '@marquee/creative/video-time'

const LONGEST_SHOWN = 300
const LONGEST_SPOKEN = 1000
const MOST_HOOKS = 5

/**
 * Scripts from the script of a brief: its lines become scenes with their words and lengths, and each of its hooks another first scene. Lines
 * after the first minute are left out. What a line says to show is meant for a camera and becomes no words.
 * @param imageIds the images of the product, the best first
 * @returns no scripts for a brief without a script
 */
export function writeBriefScenes(
  { script, hooks }: Pick<Brief, 'script' | 'hooks'>,
  imageIds: readonly string[],
): VideoScript[] {
  const [first, ...rest] = keepFirstMinute(script.map((line, index) => toScene(line, index, imageIds)))
  if (first === undefined) {
    return []
  }
  const last = rest.at(-1)
  const scenes = [first, ...rest.map((scene) => (scene === last ? { ...scene, role: 'call' as const } : scene))]
  const own = first.spoken || (first.texts.headline ?? '')
  const others = hooks.filter((hook) => hook.trim() !== '' && hook.length <= LONGEST_SHOWN && hook !== own)
  return [
    { key: 'brief', framework: 'aida', title: 'The script of the brief', hook: own, scenes },
    ...others.slice(0, MOST_HOOKS).map((hook, index) => ({
      key: `brief-hook-${index + 1}`,
      framework: 'aida' as const,
      title: `The script of the brief, hook ${index + 1}`,
      hook,
      scenes: [{ ...first, spoken: hook, texts: { headline: hook } }, ...scenes.slice(1)],
    })),
  ]
}

function toScene(line: Brief['script'][number], index: number, imageIds: readonly string[]): ScriptScene {
  const shown = line.overlay.trim()
  const isHook = index === 0
  return {
    role: isHook ? 'hook' : 'benefit',
    frames: Math.max(MIN_SCENE_FRAMES, Math.round((line.end_s - line.start_s) * FRAMES_PER_SECOND)),
    spoken: line.spoken.slice(0, LONGEST_SPOKEN),
    texts: shown === '' || shown.length > LONGEST_SHOWN ? {} : { headline: shown },
    asset_id: imageIds[index % Math.max(1, imageIds.length)] ?? null,
    motion: isHook && imageIds.length > 0 ? 'zoom_in' : 'none',
    fact: null,
  }
}

/** The first scenes that fit a video; a longer first scene is shortened to it. */
function keepFirstMinute(scenes: readonly ScriptScene[]): ScriptScene[] {
  let used = 0
  return scenes.flatMap((scene, index) => {
    const frames = index === 0 ? Math.min(MAX_VIDEO_FRAMES, scene.frames) : scene.frames
    used += frames
    return used > MAX_VIDEO_FRAMES ? [] : [{ ...scene, frames }]
  })
}
