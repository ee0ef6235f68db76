import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endVideoMaker, makeVideo } from '../../testing/videos/make-video.ts'
import { endVideoReader, readVideo } from '../../testing/videos/read-video.ts'
import { createVideoNormalizer } from './video-normalizer.ts'

const normalizer = createVideoNormalizer()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => {
  normalizer.close()
  endVideoMaker()
  endVideoReader()
  await rm(folder, { recursive: true, force: true })
})

test('[P-46] an upload with held frames and a late start becomes a clip at a constant rate', async () => {
  const [source, target] = [join(folder, 'upload'), join(folder, 'clip.webm')]
  const held = { seconds: 0.7, color: '#3050a0', isHeld: true }
  const scenes = [held, { seconds: 0.5, color: '#a05030', isMoving: true }]
  const sound = [{ seconds: 1.2, level: -12 }]
  await writeFile(source, await makeVideo({ width: 306, height: 542, scenes, sound, late: 0.5 }))
  const clip = await normalizer.normalize({ source, target, duration: 1.2 }, () => undefined)
  expect(clip).toMatchObject({ width: 306, height: 542, hasSound: true })
  const { codec, times, isBt709, sound: heard, ...read } = await readVideo(target)
  expect({ codec, isBt709, width: read.width }).toEqual({ codec: 'vp9', isBt709: true, width: 306 })
  expect(times).toHaveLength(clip.frames)
  expect(Math.max(...times.map((time, index) => Math.abs(time - index / 30)))).toBeLessThan(0.001)
  expect(heard?.codec).toBe('opus')
}, 30_000)

test('[P-49] a clip becomes an MP4 that cutting programs open', async () => {
  const [source, target] = [join(folder, 'original'), join(folder, 'copy.mp4')]
  const scenes = [{ seconds: 0.5, color: '#3050a0', isMoving: true }]
  await writeFile(source, await makeVideo({ width: 306, height: 542, scenes, sound: [{ seconds: 0.5, level: -12 }] }))
  await normalizer.normalize({ source, target, encoding: 'mp4', duration: 0.5 }, () => undefined)
  const { codec, sound } = await readVideo(target)
  expect([codec, sound?.codec]).toEqual(['h264', 'aac'])
}, 30_000)

test('[P-46] a file that is no video is refused with a sentence', async () => {
  const source = join(folder, 'page')
  await writeFile(source, '<!doctype html><p>Hello</p>')
  const work = normalizer.normalize({ source, target: join(folder, 'none.webm'), duration: 1 }, () => undefined)
  await expect(work).rejects.toThrow('This is a web page or a drawing. Choose a video.')
}, 30_000)

test('[P-46] a video of more than ten minutes is refused before any of it is encoded', async () => {
  const source = join(folder, 'upload')
  const work = normalizer.normalize({ source, target: join(folder, 'none.webm'), duration: 1900 }, () => undefined)
  await expect(work).rejects.toThrow('The video is longer than 10 minutes. Cut it, then upload it again.')
}, 30_000)
