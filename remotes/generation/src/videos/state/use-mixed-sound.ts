import type { StoredAsset } from '@marquee/contract/assets'
import { planSound } from '@marquee/creative/plan-sound'
import type { Stereo } from '@marquee/creative/stereo'
import type { VideoProject } from '@marquee/creative/video-project'
import { useEffect, useState } from 'react'
import { listPeaks } from './list-peaks.ts'
import type { Mixer } from './mixer.ts'
import { readSound } from './read-sound.ts'
import { useMixer } from './use-mixer.ts'

/** Long enough to finish a drag. */
const PAUSE_MS = 250

export type Peaks = readonly number[]

interface MixedVideo {
  /** The whole sound; null before it was mixed for the first time. */
  sound: Stereo | null
  /** The loudness of the music in each frame, from 0 to 1; empty until it is known. */
  musicPeaks: Peaks
  isMixing: boolean
  /** The loudness of each file's sound by frame, by the asset's id. */
  sourcePeaks: ReadonlyMap<string, Peaks>
}

/** The mixed sound of a video. It is mixed again when something changes that is heard; until then the earlier one is played. */
export function useMixedSound(project: VideoProject, assets: readonly StoredAsset[]): MixedVideo {
  const getMixer = useMixer()
  const [mixed, setMixed] = useState<{ key: string; sound: Stereo } | null>(null)
  const [music, setMusic] = useState<{ key: string; peaks: Peaks } | null>(null)
  const [sourcePeaks, setSourcePeaks] = useState<ReadonlyMap<string, Peaks>>(new Map())
  const plan = planSound(project)
  const key = JSON.stringify(plan)
  const musicKey = JSON.stringify([plan.music, plan.samples])
  const isSilent = plan.sounds.length === 0 && plan.music === null

  useEffect(() => {
    if (isSilent) {
      return undefined
    }
    const leaving = new AbortController()
    const { signal } = leaving
    const timer = setTimeout(() => void mix(), PAUSE_MS)

    async function mix(): Promise<void> {
      const mixer = await getMixer()
      const ids = [...plan.sounds.map(({ asset_id }) => asset_id), ...listMusicAssets(project)]
      await Promise.all([...new Set(ids)].map((id) => addSource(mixer, id, signal)))
      const sound = signal.aborted ? null : await mixer.mix(plan)
      if (sound !== null && !signal.aborted) {
        setMixed({ key, sound })
        await findMusicPeaks(mixer)
      }
    }

    async function findMusicPeaks(mixer: Mixer): Promise<void> {
      if (plan.music === null || music?.key === musicKey) {
        return
      }
      const alone = await mixer.mix({ ...plan, sounds: [] })
      if (alone !== null && !signal.aborted) {
        setMusic({ key: musicKey, peaks: listPeaks(alone) })
      }
    }

    async function addSource(mixer: Mixer, id: string, stop: AbortSignal): Promise<void> {
      const asset = assets.find((one) => one.id === id)
      if (asset === undefined || mixer.hasSource(id)) {
        return
      }
      // A sound that is missing or cannot be decoded is silent, as in the file.
      const sound = await readSound(asset.url, stop).catch(() => null)
      if (sound !== null && !mixer.hasSource(id)) {
        mixer.addSource(id, sound)
        setSourcePeaks((before) => new Map(before).set(id, listPeaks(sound)))
      }
    }

    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the plan
  }, [key, isSilent, assets, getMixer])

  return {
    sound: isSilent ? null : (mixed?.sound ?? null),
    musicPeaks: plan.music === null ? [] : (music?.peaks ?? []),
    isMixing: !isSilent && mixed?.key !== key,
    sourcePeaks,
  }
}

function listMusicAssets({ music }: VideoProject): string[] {
  return music?.source.kind === 'asset' ? [music.source.asset_id] : []
}
