import type { PlacementName } from '@marquee/contract/creative-analyses'
import { listMeantScenes, type VideoFinding } from '@marquee/creative/mend-video'
import type { VideoPlacement } from '@marquee/creative/video-placement'
import type { VideoProject } from '@marquee/creative/video-project'

/** A finding of the analyzer, with the sentence that users read. */
export type FileFinding = VideoFinding & { sentence: string }

/** Checks a finished file by its path. @param placements none: the usual ones of its shape */
export type CheckVideo = (path: string, placements: PlacementName[]) => Promise<FileFinding[]>

/** The analyzer's names of placements. It does not know Snapchat. */
const ANALYSED: Readonly<Record<VideoPlacement, PlacementName[] | null>> = {
  everywhere: [],
  'meta-reels': ['reels'],
  'meta-stories': ['stories'],
  'tiktok-in-feed': ['tiktok'],
  'youtube-shorts': ['shorts'],
  snapchat: null,
}
/** The sound is mixed by us: what is wrong with its level is never the user's doing. */
const SOUND_CHECKS: ReadonlySet<string> = new Set(['loudness', 'true-peak'])

/** What the analyzer finds in a file for the placement of its project. */
export async function checkFile(checkVideo: CheckVideo, path: string, project: VideoProject): Promise<FileFinding[]> {
  const placements = project.placement === undefined ? [] : ANALYSED[project.placement]
  const findings = await checkVideo(path, placements ?? [])
  return placements === null ? findings.filter(({ check }) => check !== 'placement') : findings
}

/** Whether something is wrong that only the renderer can have done: then the file costs nothing. */
export function isOurFault(project: VideoProject, finding: FileFinding): boolean {
  if (SOUND_CHECKS.has(finding.check)) {
    return true
  }
  const numbers = new Set(listMeantScenes(project, finding))
  const meant = project.scenes.filter((_, index) => numbers.size === 0 || numbers.has(index + 1))
  return finding.check === 'black' && meant.every(({ background }) => background.kind === 'layout')
}

/** A finding as a sentence that names its scenes. */
export function toSentence(project: VideoProject, finding: FileFinding): string {
  const scenes = listMeantScenes(project, finding)
  if (scenes.length === 0) {
    return finding.sentence
  }
  const numbers = new Intl.ListFormat('en').format(scenes.map(String))
  return `${scenes.length === 1 ? 'Scene' : 'Scenes'} ${numbers}: ${finding.sentence}`
}
