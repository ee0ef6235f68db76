import { sniffVideoFormat } from './sniff-video-format.ts'
import { VideoRefusal } from './video-refusal.ts'

const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}isom`, 'latin1')
const tell = (start: Buffer) =>
  sniffVideoFormat(start).catch((error: unknown) => (error instanceof VideoRefusal ? error.message : String(error)))

describe('[P-31] what a video is called by cameras, phones and shops', () => {
  test.each([
    ['isom', 'video/mp4'],
    ['M4V ', 'video/mp4'],
    ['M4VH', 'video/mp4'],
    ['3gp4', 'video/3gpp'],
    ['3gp5', 'video/3gpp'],
    ['3gp6', 'video/3gpp'],
    ['3g2a', 'video/3gpp2'],
    ['qt  ', 'video/quicktime'],
  ])('the brand "%s" is read', async (brand, contentType) => {
    expect(await tell(ftyp(brand))).toEqual({ demuxer: 'mov', contentType })
  })

  test.each([
    ['avi', 'RIFF\0\0\0\0AVI LIST'],
    ['asf', '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\x00\xaa\x00\x62\xce\x6c'],
    ['flv', 'FLV\x01\x05'],
    ['mpeg', '\0\0\x01\xba\x44\0\x04\0'],
    ['mpegts', `${'G'.padEnd(188, '\0')}G`.padEnd(400, '\0')],
  ])('%s is read', async (demuxer, start) => {
    expect(await tell(Buffer.from(start, 'latin1'))).toMatchObject({ demuxer })
  })
})

describe('[P-31] what is no video is named', () => {
  test.each([
    ['a sound file', 'ID3\x03\0\0\0\x7f\x7f\x7f'.padEnd(64, '\0'), 'This is a sound file (MP3). Choose a video.'],
    ['an image', 'GIF89a\x01\0\x01\0', 'This is an image (GIF). Choose a video, or a PNG, JPEG, WebP or AVIF image.'],
    ['an archive', 'PK\x05\x06'.padEnd(22, '\0'), 'This is a file of another kind (ZIP). Choose a video.'],
    ['a list', '#EXTM3U\nfile:///etc/passwd', 'This is a list of videos. Choose the video itself.'],
    ['a list for FFmpeg', 'ffconcat version 1.0', 'This is a list of videos. Choose the video itself.'],
    ['a page', '\n<!doctype html><p>', 'This is a web page or a drawing. Choose a video.'],
    ['nothing', '', 'The file is empty.'],
    ['letters', 'Hello', 'Choose an MP4, WebM or MOV video.'],
  ])('%s', async (_, start, sentence) => {
    expect(await tell(Buffer.from(start, 'latin1'))).toBe(sentence)
  })
})
