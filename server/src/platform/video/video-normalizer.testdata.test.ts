import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endVideoReader, readVideo } from '../../testing/videos/read-video.ts'
import { createVideoInspector } from './video-inspector.ts'
import { createVideoNormalizer } from './video-normalizer.ts'

const MEDIA = join(process.env.TESTDATA ?? '', 'media')
const normalizer = createVideoNormalizer()
const inspector = createVideoInspector()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => {
  normalizer.close()
  inspector.close()
  endVideoReader()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['made/rotate-90.mp4', 360, 640],
  ['made/vfr-7-60.mp4', 360, 640],
  ['made/rate-59.94.mp4', 360, 640],
  ['made/no-sound.mp4', 360, 640],
  ['made/odd-405x719.webm', 406, 720],
  ['real/iphone-14-pro-dolby-vision-8.4.mov', 1080, 1920],
  ['real/android-14-hlg10.mp4', 1920, 1080],
])(
  '[P-46] %s becomes a clip of 30 frames a second, upright and with even sides',
  async (name, width, height) => {
    const [source, target] = [join(MEDIA, name), join(folder, 'clip.webm')]
    const { duration, audioCodec } = await inspector.inspect(source)
    const clip = await normalizer.normalize({ source, target, duration }, () => undefined)
    expect(clip).toMatchObject({ width, height, hasSound: audioCodec !== null })
    expect(Math.abs(clip.frames - duration * 30)).toBeLessThanOrEqual(1)
    const { times } = await readVideo(target)
    expect(Math.max(...times.map((time, index) => Math.abs(time - index / 30)))).toBeLessThan(0.001)
  },
  30_000,
)
