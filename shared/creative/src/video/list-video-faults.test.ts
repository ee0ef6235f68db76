import { buildProject, buildScene, toId } from '../testing/build-video-project.ts'
import { listVideoFaults } from './list-video-faults.ts'

const picture = { kind: 'asset' as const, asset_id: toId(50), cutout: false }
const { '9:16': tall } = buildScene(1).formats

describe('what keeps a video from being rendered', () => {
  test('[P-46] is nothing for a video whose files are there', () => {
    const scene = buildScene(1, { background: { kind: 'still', picture, motion: 'zoom_in' } })
    const project = buildProject({ scenes: [scene, buildScene(2)] })
    expect(listVideoFaults(project, ['9:16', '1:1'], new Set([toId(50)]))).toEqual([])
  })

  test('[P-46] is a missing file, named by its scene, and not one that no layer shows', () => {
    const still = buildScene(1, { background: { kind: 'still', picture, motion: 'zoom_in' } })
    const clip = buildScene(2, { background: { kind: 'clip', clip_id: toId(60), from: 0, speed: 1, volume: 1 } })
    const unseen = buildScene(3, { pictures: { product: picture } })
    const project = buildProject({ scenes: [still, clip, unseen] })
    expect(listVideoFaults(project, ['9:16'], new Set())).toEqual([
      'Scene 1 (Scene 1) shows a file that is missing. Choose another image or video.',
      'Scene 2 (Scene 2) shows a file that is missing. Choose another image or video.',
    ])
  })

  test('[P-46] is a format without a layout, and a sound that is gone', () => {
    const source = { kind: 'asset' as const, asset_id: toId(70), samples: 48_000, beats: [] }
    const music = { source, from: 0, volume: 1, ducking: 0.3, fade_in: 0, fade_out: 0 }
    const project = buildProject({ scenes: [buildScene(1, { ...(tall && { formats: { '9:16': tall } }) })], music })
    expect(listVideoFaults(project, ['9:16', '1:1'], new Set())).toEqual([
      'Scene 1 (Scene 1) is not laid out for 1:1. Choose another format, or make the scene anew.',
      'The music is missing. Choose other music.',
    ])
  })
})
