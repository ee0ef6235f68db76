import { writeFile } from 'node:fs/promises'
import { planSound } from '@marquee/creative/plan-sound'
import { mixSound } from '@marquee/creative/mix-sound'
import type { Stereo } from '@marquee/creative/stereo'
import type { VideoProject } from '@marquee/creative/video-project'
import { joinScenes } from '../video/join-scenes.ts'
import { readStill } from '../video/read-still.ts'
import { readSound } from './read-sound.ts'
import type { FinishOrder } from './video-orders.ts'

/** When the layers of a scene have entered, as a share of its length. */
const POSTER_SHARE = 0.75

/** Mixes the sound, joins the scenes, and takes the poster from the first one. Call it only in a child process. */
export async function finishVideo({ project, encoding, files, scenes, video, poster }: FinishOrder): Promise<void> {
  await joinScenes({ file: video, encoding }, scenes, await mix(project, files))
  const frames = scenes[0]?.frames ?? 0
  await writeFile(poster, await readStill(video, Math.floor(frames * POSTER_SHARE)))
}

/** @returns null for a silent video, whose file then has no sound */
async function mix(project: VideoProject, files: FinishOrder['files']): Promise<Stereo | null> {
  const plan = planSound(project)
  if (plan.sounds.length === 0 && plan.music === null) {
    return null
  }
  const wanted = new Set(plan.sounds.map(({ asset_id }) => asset_id))
  if (plan.music?.source.kind === 'asset') {
    wanted.add(plan.music.source.asset_id)
  }
  const sources = new Map<string, Stereo>()
  for (const id of wanted) {
    const path = files[id]
    const sound = path === undefined ? null : await readSound(path)
    if (sound !== null) {
      sources.set(id, sound)
    }
  }
  return mixSound(plan, sources)
}
