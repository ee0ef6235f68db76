import type { CreativePicture } from '../../picture.ts'
import { findBed } from '../sound/music/music-beds.ts'
import type { VoiceMaker } from '../sounds.ts'
import { listTimedScenes } from '../scene-times.ts'
import type { VideoProject, VideoScene } from '../video-project.ts'
import { type DisclosureDuty, listDuties } from './disclosure-duties.ts'

/** A part of a video, whose it is, and how it came into being. */
export interface RightsItem {
  /** Where it is seen or heard. */
  place: string
  what: string
  rights: string
  /** Whether a machine made it: a synthetic voice, or an image of a model. */
  isSynthetic: boolean
}

export interface RightsSheet {
  items: RightsItem[]
  duties: DisclosureDuty[]
}

const FILE =
  'A file of the workspace. The advertiser answers for its rights, and for the consent of those who are recognizable in it.'
const MISSING = 'This file was removed since.'
const DRAWN = 'Drawn by Marquee. No one else has rights in it.'
const VOICES: Readonly<Record<VoiceMaker, string>> = {
  draft: 'A synthetic voice (Flite, Carnegie Mellon University). Its licence allows use in ads.',
  provider:
    'A synthetic voice of the workspace’s provider. Its terms apply, and most ask to tell listeners that the voice is synthetic.',
  model: 'A synthetic voice of a model on this server. The licence of the model applies.',
  recording: 'Recorded by a member. The speaker has to agree to the use in ads.',
  upload: 'An uploaded recording. The speaker has to agree to the use in ads.',
}
const SYNTHETIC: ReadonlySet<VoiceMaker> = new Set(['draft', 'provider', 'model'])

/**
 * Lists what a video consists of, whose it is, and what has to be disclosed.
 * @param names the names of the files that are still there, by asset
 */
export function describeRights(project: VideoProject, names: ReadonlyMap<string, string>): RightsSheet {
  const items = [
    ...describeImages(project, names),
    ...describeVoices(project),
    ...describeMusic(project, names),
    {
      place: 'Whole video',
      what: 'Words on the screen and in the voice',
      rights: 'Written for the workspace. The advertiser answers for each claim.',
      isSynthetic: false,
    },
  ]
  return {
    items,
    duties: listDuties({ hasSyntheticVoice: items.some(({ isSynthetic }) => isSynthetic), hasModelImage: false }),
  }
}

export function describeFile(place: string, asset: string, names: ReadonlyMap<string, string>): RightsItem {
  const name = names.get(asset)
  return { place, what: name ?? 'A file', rights: name === undefined ? MISSING : FILE, isSynthetic: false }
}

/** An image of a layer: a file of the workspace, or one that our code has drawn. */
export function describePicture(
  place: string,
  picture: CreativePicture,
  names: ReadonlyMap<string, string>,
): RightsItem {
  return picture.kind === 'asset'
    ? describeFile(place, picture.asset_id, names)
    : { place, what: 'A placeholder', rights: DRAWN, isSynthetic: false }
}

function describeImages(project: VideoProject, names: ReadonlyMap<string, string>): RightsItem[] {
  const clips = new Map(project.clips.map((clip) => [clip.id, clip.asset_id]))
  const describe = (place: string, picture: CreativePicture) => describePicture(place, picture, names)
  const describeBackground = (place: string, background: VideoScene['background']): RightsItem[] => {
    switch (background.kind) {
      case 'still':
        return [describe(place, background.picture)]
      case 'clip':
        return [describeFile(place, clips.get(background.clip_id) ?? '', names)]
      case 'layout':
        return []
    }
  }
  return listTimedScenes(project).flatMap(({ scene: { background, pictures }, index }) => {
    const place = `Scene ${index + 1}`
    const layers = Object.values(pictures).map((picture) => describe(place, picture))
    return [...describeBackground(place, background), ...layers]
  })
}

function describeVoices(project: VideoProject): RightsItem[] {
  const numbers = new Map(project.scenes.map(({ id }, index) => [id, index + 1]))
  return project.voice.map(({ scene_id, maker, voice, text }) => ({
    place: `Scene ${numbers.get(scene_id) ?? '–'}`,
    what: `Voice${voice === '' ? '' : ` “${voice}”`}: “${text}”`,
    rights: VOICES[maker],
    isSynthetic: SYNTHETIC.has(maker),
  }))
}

function describeMusic({ music }: VideoProject, names: ReadonlyMap<string, string>): RightsItem[] {
  if (music === null) {
    return []
  }
  const place = 'Whole video'
  if (music.source.kind === 'bed') {
    const rights = 'Composed and played by Marquee. It is free to use in ads everywhere, without a time limit.'
    return [
      { place, what: `Music “${findBed(music.source.bed)?.name ?? music.source.bed}”`, rights, isSynthetic: false },
    ]
  }
  const song = describeFile(place, music.source.asset_id, names)
  const licence = 'For music, ads need a licence of the composition and of the recording.'
  return [{ ...song, what: `Music: ${song.what}`, rights: `${song.rights} ${licence}` }]
}
