import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mixSound } from '@marquee/creative/mix-sound'
import type { Stereo } from '@marquee/creative/stereo'
import { buildWav } from '../../testing/sounds/build-wav.ts'
import { endSoundMeter, measureSound } from '../../testing/sounds/measure-sound.ts'
import { endVideoMaker, makeVideo } from '../../testing/videos/make-video.ts'
import { createSoundNormalizer } from './sound-normalizer.ts'

const SECOND = 48_000

const normalizer = createSoundNormalizer()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => {
  normalizer.close()
  endSoundMeter()
  endVideoMaker()
  await rm(folder, { recursive: true, force: true })
})

async function normalize(content: Uint8Array) {
  const [source, target] = [join(folder, 'upload'), join(folder, 'sound.flac')]
  await writeFile(source, content)
  const { samples } = await normalizer.normalize({ source, target })
  return { target, samples }
}

/** Six seconds of the bed with the largest peaks. */
function mixMusic(): Stereo {
  const music = { source: { kind: 'bed' as const, bed: 'old-friends' }, from: 0, volume: 1, ducking: 1, spoken: [] }
  return mixSound({ samples: 6 * SECOND, sounds: [], music: { ...music, fade_in: 0, fade_out: 0 } }, new Map())
}

describe('[P-46] sounds from outside', () => {
  test('a mix is at −14 LUFS and below −1 dBTP also by FFmpeg’s meter, and nothing of it is lost when it is stored', async () => {
    const { target, samples } = await normalize(buildWav(mixMusic()))
    const measured = await measureSound(target)
    expect(measured.samples).toBe(samples)
    expect(samples).toBeGreaterThanOrEqual(6 * SECOND)
    expect(samples).toBeLessThan(6.1 * SECOND)
    expect(measured.lufs).toBeCloseTo(-14, 0)
    expect(measured.truePeak).toBeLessThanOrEqual(-1)
  })

  test('the sound of a recorded video is taken; silence and files without sound are refused with a sentence', async () => {
    const scenes = [{ seconds: 1, color: '#406080' }]
    const shape = { width: 90, height: 160, scenes }
    const { target, samples } = await normalize(await makeVideo({ ...shape, sound: [{ seconds: 2, level: -23 }] }))
    expect(samples / SECOND).toBeCloseTo(2, 1)
    expect((await measureSound(target)).lufs).toBeCloseTo(-23, 0)
    await expect(normalize(await makeVideo(shape))).rejects.toThrow('The file holds no sound.')
    await expect(normalize(await makeVideo({ ...shape, sound: [{ seconds: 1, level: null }] }))).rejects.toThrow(
      /silent/,
    )
    await expect(normalize(Buffer.from('{"no": "sound"}'))).rejects.toThrow('This is no sound file.')
  })
})
