import type { Media } from '@marquee/contract/ads'
import { createSite } from '../site.ts'
import { findAdPreview } from './ad-output.ts'

const medium: Media = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'image',
  width: 1080,
  height: 1080,
  duration_s: null,
  playback: 'none',
  url: 'https://source.example/full.jpg',
  sources: [{ width: 320, url: '/media/ads/01890a5d/320.webp' }],
  palette: [],
}

test('[P-72] the image beside an ad is the smallest of ours, and none is fetched from a source', () => {
  expect(findAdPreview({ media: [medium] })).toBe('/media/ads/01890a5d/320.webp')
  expect(findAdPreview({ media: [{ ...medium, sources: [{ width: 800, url: medium.url }] }] })).toBeNull()
  expect(findAdPreview({ media: [] })).toBeNull()
})

test('[P-72] addresses are whole, and those of other servers stay as they are', () => {
  const site = createSite('https://marquee.example')
  expect(site.toAdPage('an id')).toBe('https://marquee.example/explore?ad=an+id')
  expect(site.toAddress('/media/ads/x/320.webp')).toBe('https://marquee.example/media/ads/x/320.webp')
  expect(site.toAddress(medium.url)).toBe(medium.url)
})
