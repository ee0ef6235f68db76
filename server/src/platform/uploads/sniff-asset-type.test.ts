import sharp from 'sharp'
import { sniffAssetType } from './sniff-asset-type.ts'

const still = () => sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })

test.each([
  ['an empty file', async () => Promise.resolve(Buffer.alloc(0)), 'The file is empty.'],
  [
    'a photo of an iPhone',
    async () =>
      Promise.resolve(
        Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(80)]),
      ),
    'This is a photo in HEIC, as iPhones take them. Save it as JPEG first.',
  ],
  ['a GIF', async () => still().gif().toBuffer(), 'Save its movement as an MP4 video'],
  ['a TIFF', async () => still().tiff().toBuffer(), 'another kind (TIF). Choose a PNG, JPEG, WebP or AVIF image.'],
  ['a PDF', async () => Promise.resolve(Buffer.from('%PDF-1.4\n')), 'another kind (PDF). Choose a PNG'],
  ['a drawing', async () => Promise.resolve(Buffer.from('<svg/>')), 'Choose a PNG, JPEG, WebP or AVIF image.'],
])('[P-30] %s is refused as an image by what it is', async (_, make, refusal) => {
  expect(await sniffAssetType('image', await make())).toEqual({ refusal: expect.stringContaining(refusal) })
})
