import { videoProject, videoScene, type VideoProject } from '@marquee/creative/video-project'
import type { VoiceTake } from '@marquee/creative/video-sounds'
import { SAMPLES_PER_FRAME } from '@marquee/creative/video-time'
import { addTakes, lengthenForTakes, listCutScenes } from './edit-scenes.ts'

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const layout = { background: 'paper', layers: [] }

/** @param durations frames of each scene */
function buildProject(...durations: number[]): VideoProject {
  const colors = { paper: '#ffffff', ink: '#111111', accent: '#0055ff', soft: '#eeeeff', deep: '#000055' }
  const scenes = durations.map((duration, index) =>
    videoScene.parse({
      id: toId(index + 1),
      name: 'Scene',
      duration,
      spoken: 'It keeps coffee hot',
      background: { kind: 'layout' },
      entrance: 'none',
      transition: { kind: 'cut', frames: 0 },
      texts: {},
      pictures: {},
      formats: { '1:1': layout, '4:5': layout, '9:16': layout, '16:9': layout },
    }),
  )
  return videoProject.parse({
    schema_version: 1,
    look: { brand_name: 'Fjell', palette: colors, fonts: { heading: 'sans', body: 'sans' }, logo: null },
    language: 'en',
    aspect_ratios: ['9:16'],
    clips: [],
    scenes,
    overlays: [],
    captions: { style: 'none', place: 'lower', size: 'medium' },
    voice: [],
    music: null,
  })
}

function buildTake(scene: number, frames: number): VoiceTake {
  const samples = frames * SAMPLES_PER_FRAME
  const words = [{ text: 'coffee', start: 0, end: samples }]
  const said = { maker: 'draft', voice: 'slt', text: 'coffee', words } as const
  return {
    ...said,
    id: toId(800 + scene),
    scene_id: toId(scene),
    asset_id: toId(900),
    samples,
    offset: 0,
    from: 0,
    to: samples,
    volume: 1,
    words,
  }
}

const speak = (project: VideoProject, takes: VoiceTake[]) => lengthenForTakes(addTakes(project, takes), takes)

describe('[P-46] a scene whose voice is longer than it', () => {
  test('becomes as long as what is said, and scenes with time enough stay as they are', () => {
    const spoken = speak(buildProject(60, 120), [buildTake(1, 80), buildTake(2, 80)])
    expect(spoken.scenes.map(({ duration }) => duration)).toEqual([86, 120])
    expect(listCutScenes(spoken)).toEqual([])
  })

  test('is named when the video cannot become longer, so that nothing is cut silently', () => {
    const project = addTakes(buildProject(60, 1700), [buildTake(1, 200)])
    expect(listCutScenes(project)).toEqual([1])
    const spoken = speak(buildProject(60, 1700), [buildTake(1, 200)])
    expect(spoken.scenes.map(({ duration }) => duration)).toEqual([100, 1700])
    expect(listCutScenes(spoken)).toEqual([1])
  })
})
