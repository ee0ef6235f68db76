import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endVideoMaker, makeVideo } from '../../testing/videos/make-video.ts'
import type { VideoScript } from '../../testing/videos/video-script.ts'
import { createVideoInspector } from './video-inspector.ts'
import { VideoRefusal } from './video-refusal.ts'

const inspector = createVideoInspector()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => {
  inspector.close()
  endVideoMaker()
  await rm(folder, { recursive: true, force: true })
})

async function inspect(content: Uint8Array, by = inspector) {
  const path = join(folder, 'video')
  await writeFile(path, content)
  return by.inspect(path)
}
const refusal = (content: Uint8Array, by = inspector) =>
  inspect(content, by).then(
    () => 'accepted',
    (error: unknown) => (error instanceof VideoRefusal ? error.message : String(error)),
  )

const SMALL = { width: 90, height: 160 }
const moving = (seconds: number) => [{ seconds, color: '#406080', isMoving: true }]

describe('[P-31] what a video is, is read from its content', () => {
  test.each<[string, VideoScript, { contentType: string; duration: number }]>([
    ['an MP4', { scenes: moving(1), container: 'mp4' }, { contentType: 'video/mp4', duration: 1 }],
    ['a Matroska file', { scenes: moving(1), container: 'mkv' }, { contentType: 'video/matroska', duration: 1 }],
    ['an AVI', { scenes: moving(1), container: 'avi' }, { contentType: 'video/vnd.avi', duration: 1 }],
    ['a recording without a length', { scenes: moving(2), isLive: true }, { contentType: 'video/webm', duration: 2 }],
    [
      'music that is longer than the image',
      { scenes: moving(1), sound: [{ seconds: 3, level: -23 }] },
      { contentType: 'video/webm', duration: 3 },
    ],
    [
      'slides that are held for seconds',
      {
        scenes: ['#a03030', '#30a030', '#3030a0'].map((color) => ({ seconds: 4, color, isHeld: true })),
        container: 'mp4',
      },
      { contentType: 'video/mp4', duration: 12 },
    ],
    [
      'a first frame at ten seconds',
      { scenes: moving(2), late: 10, sound: [{ seconds: 12, level: -23 }] },
      { contentType: 'video/webm', duration: 12 },
    ],
  ])(
    '%s',
    async (_, script, expected) => {
      const facts = await inspect(await makeVideo({ ...SMALL, ...script }))
      expect(facts).toMatchObject({ width: 90, height: 160, contentType: expected.contentType })
      expect(Math.abs(facts.duration - expected.duration)).toBeLessThan(0.12)
    },
    60_000,
  )

  test('a length that only the header claims is not believed', async () => {
    const video = await makeVideo({ ...SMALL, scenes: moving(1), container: 'mp4' })
    const header = video.indexOf('mvhd')
    video.writeUInt32BE(0x7fffffff, header + 20)
    expect((await inspect(video)).duration).toBeLessThan(1.2)
  }, 60_000)
})

describe('[P-31] what cannot be read is refused with a sentence, and the next one is read', () => {
  const DAMAGED = 'The video is damaged and cannot be read.'

  test('damaged, without an image, or too small', async () => {
    const video = await makeVideo({ ...SMALL, scenes: moving(1), container: 'mp4' })
    const media = video.indexOf('mdat') + 4
    const noise = Buffer.from(video)
    noise.fill(0xff, media, media + noise.readUInt32BE(media - 8) - 8)
    expect(await refusal(noise)).toBe(DAMAGED)
    expect(
      await refusal(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x88, ...Buffer.from('matroska')])),
    ).toBe(DAMAGED)
    expect(await refusal(Buffer.from('fLaC'.padEnd(64, '\0')))).toBe('This is a sound file (FLAC). Choose a video.')
    const tiny = await makeVideo({ width: 8, height: 8, scenes: moving(1) })
    expect(await refusal(tiny)).toBe('The video measures 8 × 8 pixels: at least 16 × 16 are needed.')
    expect(await refusal(video)).toBe('accepted')
  }, 60_000)

  test('a process that takes too long is ended', async () => {
    const hasty = createVideoInspector({ timeoutMs: 1 })
    expect(await refusal(Buffer.from('fLaC'), hasty)).toBe(DAMAGED)
    hasty.close()
  }, 60_000)
})
