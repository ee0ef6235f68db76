import { createPlainProject } from '../../../testing/videos/plain-project.ts'
import { createCheckedVideoMaker } from './make-checked-video.ts'
import type { FileFinding } from './judge-file.ts'
import type { VideoMaker, VideoOrder } from './make-video.ts'

const project = createPlainProject([
  { duration: 75, background: 'accent', headline: 'Hot for hours' },
  { duration: 75, background: 'deep', headline: 'Closes tight' },
])
const frozen: FileFinding = {
  check: 'frozen',
  sentence: 'The image stands still (2.5 s).',
  spans: [{ start_s: 2.5, end_s: 5 }],
}
const quiet: FileFinding = { check: 'loudness', sentence: 'It is quiet (−22.0 LUFS).', spans: [] }

/** Makes a video whose first file has some findings and each further one others. */
async function make(first: FileFinding[], later: FileFinding[], of = project) {
  const made: VideoOrder['project'][] = []
  const asked: string[][] = []
  const makeVideo: VideoMaker = async (order) => {
    made.push(order.project)
    return { video: `video-${made.length}`, poster: 'poster' }
  }
  const makeChecked = createCheckedVideoMaker({
    makeVideo,
    checkVideo: async (_, placements) => {
      asked.push(placements)
      return made.length === 1 ? first : later
    },
  })
  const process = { renderScene: async () => undefined, finishVideo: async () => undefined, close: () => undefined }
  const order = { project: of } as VideoOrder
  const checked = await makeChecked(order, process, { onFrames: () => undefined, giveWay: async () => false })
  return { ...checked!, projects: made, asked }
}

describe('[P-46] a file that is checked before it is done', () => {
  test('is made once more when a still scene can get motion, and says so', async () => {
    const { made, mended, findings, isFree, projects } = await make([frozen], [])
    expect(made.video).toBe('video-2')
    expect(mended).toEqual(['Scene 2 stood still and moves now.'])
    expect(projects[1]?.scenes.map(({ entrance }) => entrance)).toEqual(['none', 'staggered'])
    expect({ findings, isFree }).toEqual({ findings: [], isFree: false })
  })

  test('names the scenes of what it cannot change, and is not made again for it', async () => {
    const black = {
      check: 'black',
      sentence: 'The screen is black for a moment (0.4 s).',
      spans: [{ start_s: 0, end_s: 0.4 }],
    }
    const of = { ...project, scenes: project.scenes.map((scene) => ({ ...scene, background: CLIP })) }
    const { projects, findings, isFree } = await make([black], [], of)
    expect({ count: projects.length, findings, isFree }).toEqual({
      count: 1,
      findings: ['Scene 1: The screen is black for a moment (0.4 s).'],
      isFree: false,
    })
    expect((await make([black], [])).isFree).toBe(true)
  })

  test('costs nothing when our own sound is too quiet', async () => {
    expect(await make([quiet], [])).toMatchObject({ isFree: true, findings: ['It is quiet (−22.0 LUFS).'] })
  })

  test('is judged for the placement that was chosen', async () => {
    expect((await make([], [], { ...project, placement: 'tiktok-in-feed' })).asked).toEqual([['tiktok']])
    const covered = { check: 'placement', sentence: 'Reels covers text (1 of 2 frames with text).', spans: [] }
    expect((await make([covered], [], { ...project, placement: 'snapchat' })).findings).toEqual([])
  })
})

const CLIP = { kind: 'clip', clip_id: crypto.randomUUID(), from: 0, speed: 1, volume: 0 } as const
