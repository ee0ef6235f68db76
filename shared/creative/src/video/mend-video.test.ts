import { buildProject, buildScene } from '../testing/build-video-project.ts'
import { listMeantScenes, mendVideo } from './mend-video.ts'

const picture = { kind: 'cutout', product: 'cup', seed: 'one' } as const
const still = { kind: 'still', picture, motion: 'none' } as const
const project = buildProject({
  scenes: [
    buildScene(1, { duration: 60, background: still }),
    buildScene(2, { duration: 60, entrance: 'none' }),
    buildScene(3, { duration: 60, background: { ...still, motion: 'pan_left' } }),
  ],
  captions: { style: 'block', place: 'lower', size: 'small' },
})

describe('what the check of a video finds', () => {
  test('[P-46] a scene that stands still gets motion, the others stay as they are, and it is said', () => {
    const finding = { check: 'frozen', spans: [{ start_s: 0.1, end_s: 3.9 }] }
    const { project: mended, mended: said } = mendVideo(project, [finding])
    expect(said).toEqual(['Scene 1 stood still and moves now.', 'Scene 2 stood still and moves now.'])
    expect(mended.scenes.map(({ background, entrance }) => [background, entrance])).toEqual([
      [{ ...still, motion: 'zoom_in' }, project.scenes[0]?.entrance],
      [{ kind: 'layout' }, 'staggered'],
      [project.scenes[2]?.background, project.scenes[2]?.entrance],
    ])
    expect(mendVideo(mended, [finding]).mended).toEqual([])
  })

  test('[P-46] captions that are too small become larger, unless none are drawn', () => {
    const finding = { check: 'text-size', spans: [] }
    expect(mendVideo(project, [finding]).project.captions.size).toBe('medium')
    const silent = { ...project, captions: { ...project.captions, style: 'none' as const } }
    expect(mendVideo(silent, [finding]).project).toBe(silent)
  })

  test('[P-46] what only the user can decide changes nothing', () => {
    const findings = ['placement', 'black', 'loudness', 'length'].map((check) => ({
      check,
      spans: [{ start_s: 0, end_s: 6 }],
    }))
    expect(mendVideo(project, findings)).toEqual({ project, mended: [] })
  })

  test('[P-46] a finding names its scenes, and none when it is about all of them', () => {
    const scenesOf = (start_s: number, end_s: number) =>
      listMeantScenes(project, { check: 'black', spans: [{ start_s, end_s }] })
    expect([scenesOf(2.1, 3), scenesOf(1.9, 2.6), scenesOf(0, 6), scenesOf(4.5, 4.5)]).toEqual([[2], [2], [], [3]])
  })
})
