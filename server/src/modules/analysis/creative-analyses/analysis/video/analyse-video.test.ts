import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoFacts } from '@marquee/contract/creative-analyses'
import sharp from 'sharp'
import { endVideoMaker, makeVideo } from '../../../../../testing/videos/make-video.ts'
import type { VideoScript } from '../../../../../testing/videos/video-script.ts'
import { AnalysisFailure, createAnalysisRunner } from '../../analysis-runner.ts'

const NO_WORDS = { headline: '', body: '', call_to_action: '' }
const runner = createAnalysisRunner()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => {
  runner.close()
  endVideoMaker()
  await rm(folder, { recursive: true, force: true })
})

async function analyseFile(content: Uint8Array) {
  const file = join(folder, 'video')
  await writeFile(file, content)
  return runner.analyseVideo({ file, words: NO_WORDS, placements: [] }, () => {})
}

async function analyse(script: VideoScript) {
  const { result } = await analyseFile(await makeVideo(script))
  const { video } = result
  if (video === null) {
    throw new Error('A video was analysed as an image.')
  }
  return { ...result, video }
}

/** One frame of those that are compared. */
const TOLERANCE_S = 0.1

function expectSpans(found: VideoFacts['black'], expected: readonly [number, number][]): void {
  expect(found).toHaveLength(expected.length)
  for (const [index, [start, end]] of expected.entries()) {
    expect(Math.abs((found[index]?.start_s ?? -1) - start)).toBeLessThanOrEqual(TOLERANCE_S)
    expect(Math.abs((found[index]?.end_s ?? -1) - end)).toBeLessThanOrEqual(TOLERANCE_S)
  }
}

describe('[P-31] what is found in a video, against what was made', () => {
  test('cuts, black and frozen spans, captions, silence and loudness', async () => {
    const { video, findings, score, attributes, width, height } = await analyse({
      scenes: [
        { seconds: 1.5, color: '#b03030', isMoving: true, caption: 'Free returns today' },
        { seconds: 1.5, color: '#3060b0', isMoving: true, caption: 'Shop the sale now' },
        { seconds: 0.6, color: '#000000' },
        { seconds: 2.4, color: '#30a060' },
      ],
      // A sine of -23 dBFS in both channels measures -23 LUFS (EBU Tech 3341, case 1).
      sound: [
        { seconds: 3, level: -23 },
        { seconds: 1.2, level: null },
        { seconds: 1.8, level: -23 },
      ],
    })
    expect([width, height, video.codec, Math.round(video.frames_per_second)]).toEqual([540, 960, 'vp9', 30])
    expect(video.duration_s).toBeCloseTo(6, 0)
    expect(video.cuts.map((cut) => Math.round(cut * 10) / 10)).toEqual([1.5, 3, 3.6])
    expectSpans(video.black, [[3, 3.6]])
    expectSpans(video.frozen, [[3.6, 6]])
    expectSpans(video.sound?.silences ?? [], [[3, 4.2]])
    expect(Math.abs((video.sound?.integrated_lufs ?? 0) + 23)).toBeLessThanOrEqual(0.5)
    expect(Math.abs((video.sound?.true_peak_db ?? 0) + 23)).toBeLessThanOrEqual(1)
    expect(video.texts.map(({ text }) => text)).toEqual(['Free returns today', 'Shop the sale now'])
    // Text is on six of the twelve frames that are read. Encoders differ between processors, so one frame may be read wrongly.
    expect(Math.abs(video.captions.text_share - 0.5)).toBeLessThanOrEqual(1 / 12 + 0.001)
    expect(video.captions.lower_third_share).toBe(video.captions.text_share)

    const level = (check: string) => findings.find((finding) => finding.check === check)?.level
    expect([level('opening'), level('black'), level('frozen'), level('silence'), level('loudness')]).toEqual([
      'good',
      'problem',
      'advice',
      'advice',
      'advice',
    ])
    expect(findings.find(({ placement }) => placement === 'reels')).toMatchObject({ level: 'problem' })
    expect(score.total).toBe(score.parts.reduce((sum, { points }) => sum + points, 0))
    expect(score.parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
    expect(attributes).toMatchObject({ is_video: true, opens_with_cut: true, opens_with_text: true, has_sound: true })
  }, 120_000)

  test('a video that moves without cuts has none, and one without sound says so', async () => {
    const { video, findings } = await analyse({ scenes: [{ seconds: 3, color: '#406080', isMoving: true }] })
    expect([video.cuts, video.black, video.frozen, video.sound]).toEqual([[], [], [], null])
    expect(findings.find(({ check }) => check === 'sound')).toMatchObject({ value: 'No sound track' })
  }, 120_000)
})

describe('[P-31] videos as phones and programs make them', () => {
  test('slides that are held, with music that is longer, are whole', async () => {
    const { video } = await analyse({
      width: 90,
      height: 160,
      container: 'mp4',
      scenes: ['#b03030', '#30a060', '#3060b0'].map((color) => ({ seconds: 2.5, color, isHeld: true })),
      sound: [{ seconds: 10, level: -23 }],
    })
    expect(Math.round(video.duration_s)).toBe(10)
    expect(video.cuts.map((cut) => Math.round(cut * 10) / 10)).toEqual([2.5, 5])
    expect([video.frames_count, video.frames_per_second]).toEqual([3, expect.closeTo(0.4, 2)])
  }, 120_000)

  test('a mirrored recording is looked at as it is shown', async () => {
    const scenes = [{ seconds: 1, color: '#203040', isMoving: true }]
    const plain = await makeVideo({ width: 180, height: 320, scenes, container: 'mp4' })
    const mirrored = Buffer.from(plain)
    // The matrix in the header of the track: its first number is the width of a pixel.
    mirrored.writeInt32BE(-0x10000, mirrored.indexOf('tkhd') + 4 + 40)
    const [left, right] = [await getBrightSide(plain), await getBrightSide(mirrored)]
    expect([left, right]).toEqual(['left', 'right'])
  }, 120_000)
})

/** On which side of the key frame the bright square is. */
async function getBrightSide(content: Uint8Array): Promise<'left' | 'right'> {
  const { poster } = await analyseFile(content)
  const { width, height } = await sharp(poster).metadata()
  const measure = async (left: number) => {
    const half = sharp(poster).extract({ left, top: 0, width: Math.floor(width / 2), height })
    return (await sharp(await half.toBuffer()).stats()).channels[0]?.mean ?? 0
  }
  return (await measure(0)) > (await measure(Math.ceil(width / 2))) ? 'left' : 'right'
}

describe('[P-31] hostile videos are refused with a sentence, and the next one is analysed', () => {
  const refusal = async (content: Uint8Array) =>
    analyseFile(content).then(
      () => 'analysed',
      (error: unknown) => (error instanceof AnalysisFailure ? error.message : String(error)),
    )

  test('damaged, foreign, too many tracks', async () => {
    const scenes = [{ seconds: 2, color: '#406080', isMoving: true }]
    const sound = [{ seconds: 2, level: -23 }]
    const whole = await makeVideo({ scenes, sound })
    expect(await refusal(Buffer.from('#EXTM3U\nfile:///etc/passwd\n'))).toBe(
      'This is a list of videos. Choose the video itself.',
    )
    expect(await refusal(whole.subarray(0, whole.length / 3))).toMatch(/cut off/)
    expect(await refusal(await makeVideo({ scenes, sound, moreTracks: 16 }))).toMatch(/more than 16 tracks/)
    expect(await refusal(whole)).toBe('analysed')
  }, 120_000)
})
