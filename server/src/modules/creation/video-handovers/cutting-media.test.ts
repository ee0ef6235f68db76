import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { StoredAsset } from '@marquee/contract/assets'
import sharp from 'sharp'
import { getCopyExtension, openCopy } from './cutting-media.ts'

function buildAsset(kind: 'image' | 'video' | 'audio', extension: string): StoredAsset {
  const file = { id: 'a', name: 'a', size: 1, hash: '', width: 1, height: 1, duration_s: null, content_type: '' }
  return { ...file, kind, url: `/files/a.${extension}` }
}

test.each([
  ['image', 'webp', '.png'],
  ['image', 'jpg', null],
  ['video', 'webm', '.mp4'],
  ['video', 'mp4', null],
  ['audio', 'flac', null],
] as const)('[P-49] of the %s a.%s, cutting programs get the copy %s', (kind, extension, copy) => {
  expect(getCopyExtension(buildAsset(kind, extension), true)).toBe(copy)
})

test('[P-49] without the video library a video has no copy', () => {
  expect(getCopyExtension(buildAsset('video', 'webm'), false)).toBeNull()
})

test('[P-49] the copy of an image is a PNG of the same size', async () => {
  const webp = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#33669980' } })
    .webp()
    .toBuffer()
  const normalizer = { normalize: () => Promise.reject(new Error('No video')) }
  const copy = await openCopy(buildAsset('image', 'webp'), normalizer, () => Promise.resolve(Readable.from([webp])))
  const { format, width, hasAlpha } = await sharp(await buffer(copy)).metadata()
  expect({ format, width, hasAlpha }).toEqual({ format: 'png', width: 30, hasAlpha: true })
})
