import type { VideoProject, VideoScene } from './video-project.ts'
import { listTimedScenes, type TimedScene } from './scene-times.ts'
import { FRAMES_PER_SECOND } from './time.ts'

/** What the check of a finished file found, and when, in seconds; without spans it is about the whole video. */
export interface VideoFinding {
  check: string
  spans: readonly { start_s: number; end_s: number }[]
}

/** The checks that ask for motion, and those that ask for larger captions. */
const STILL: ReadonlySet<string> = new Set(['opening', 'frozen'])
const SMALL: ReadonlySet<string> = new Set(['text-size'])
/** A scene is meant by a finding that it shares this time with, in seconds. */
const LEAST_SHARED = 0.25

/**
 * Changes in a project what the check of its file found and can be changed without a decision of the user: a still scene gets motion, and
 * small captions become larger.
 * @returns the project, and what was changed, each as a sentence; the given project itself when nothing can be changed
 */
export function mendVideo(
  project: VideoProject,
  findings: readonly VideoFinding[],
): { project: VideoProject; mended: string[] } {
  const still = findings.filter(({ check }) => STILL.has(check)).flatMap(({ spans }) => spans)
  const moving = listTimedScenes(project).filter((scene) => isMeant(scene, still) && canMove(scene.scene))
  const scenes = project.scenes.map((scene) =>
    moving.some(({ scene: found }) => found === scene) ? withMotion(scene) : scene,
  )
  const isSmall =
    project.captions.style !== 'none' &&
    project.captions.size === 'small' &&
    findings.some(({ check }) => SMALL.has(check))
  const mended = [
    ...moving.map(({ index }) => `Scene ${index + 1} stood still and moves now.`),
    ...(isSmall ? ['The captions were small and are larger now.'] : []),
  ]
  if (mended.length === 0) {
    return { project, mended }
  }
  const captions = isSmall ? ({ ...project.captions, size: 'medium' } as const) : project.captions
  return { project: { ...project, scenes, captions }, mended }
}

/** The numbers of the scenes that a finding is about, counted from 1; none for a finding about the whole video. */
export function listMeantScenes(project: Pick<VideoProject, 'scenes'>, { spans }: VideoFinding): number[] {
  const scenes = listTimedScenes(project)
  const meant = scenes.filter((scene) => isMeant(scene, spans)).map(({ index }) => index + 1)
  return meant.length === scenes.length ? [] : meant
}

function isMeant({ start, end }: TimedScene, spans: VideoFinding['spans']): boolean {
  return spans.some((span) => {
    const shared = Math.min(end / FRAMES_PER_SECOND, span.end_s) - Math.max(start / FRAMES_PER_SECOND, span.start_s)
    return shared >= Math.min(LEAST_SHARED, span.end_s - span.start_s)
  })
}

function canMove({ background, entrance }: VideoScene): boolean {
  return background.kind === 'still' ? background.motion === 'none' : entrance === 'none'
}

/** An image behind the words moves slowly; without one, the layers enter one after the other. */
function withMotion(scene: VideoScene): VideoScene {
  return scene.background.kind === 'still'
    ? { ...scene, background: { ...scene.background, motion: 'zoom_in' } }
    : { ...scene, entrance: 'staggered' }
}
