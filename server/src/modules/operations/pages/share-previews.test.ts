import { notFound } from '../../../platform/errors/domain-error.ts'
import { previewTags } from './page-preview.ts'
import { createSharePreviews } from './share-previews.ts'

const HOSTILE = `"><script>alert(1)</script>'&`

test('[F-17] texts of people are escaped in the tags, and shortened without cutting a character', () => {
  const texts = { title: HOSTILE, description: '😀'.repeat(300) }
  const tags = previewTags({ ...texts, url: 'https://m.test/a?b=1&c="', imageUrl: null })
  expect(tags.join('\n')).not.toContain('<script')
  expect(tags).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;">',
  )
  expect(tags).toContain(`<meta property="og:description" content="${'😀'.repeat(199)}…">`)
  expect(tags).toContain('<meta property="og:url" content="https://m.test/a?b=1&amp;c=&quot;">')
  expect(tags).toContain('<meta name="robots" content="noindex">')
})

describe('what is shown of a link', () => {
  const videoMedia = { kind: 'video' as const, url: '/media/ads/1/video', sources: [] }
  const image = { kind: 'image' as const, url: '/x.webp', sources: [{ width: 1080, url: '/media/ads/2/1080.webp' }] }
  const ad = { title: HOSTILE, body: 'The text', brand: { name: 'Alder' }, media: [videoMedia, image] }
  const named = { workspace_name: 'Alder Studio' }
  const shared = { thumbnail_url: '/shared-files/t/a.png?width=640' }
  const describePage = createSharePreviews(
    {
      openBoard: async (token) => {
        if (token !== 'board-token') {
          throw notFound('shared page')
        }
        return { data: { name: 'Hooks', description: '', ads_count: 1, ads: [ad] } }
      },
      sharedBriefs: {
        get: async () => ({ ...named, title: 'Summer', objective: '', images: [shared], reference_ads: [ad] }),
      },
      sharedImages: { open: async () => ({ ...named, title: 'Sale', images: [shared, shared] }) },
      sharedVideos: {
        open: async () => ({ ...named, title: 'Cup', files: [{ poster_url: '/shared-files/t/p.jpg' }] }),
      },
      sharedAnalyses: { open: async () => ({ ...named, name: 'Banner', image_url: '/shared-files/t/b.png' }) },
      openAd: async (token) => (token === 'ad-token' ? ad : Promise.reject(new Error('The database is away.'))),
    },
    'https://marquee.test',
  )

  test('[F-17] a board and an ad are described, with an image by its full address', async () => {
    const imageUrl = 'https://marquee.test/media/ads/2/1080.webp'
    expect(await describePage('share.board', '/share/board/board-token')).toEqual({
      title: 'Hooks',
      description: 'A board with 1 ad.',
      url: 'https://marquee.test/share/board/board-token',
      imageUrl,
    })
    for (const [route, path] of [
      ['share.ad', '/share/ad/ad-token'],
      ['embed', '/embed/ad/ad-token/'],
    ] as const) {
      expect(await describePage(route, path)).toMatchObject({ title: HOSTILE, description: 'The text', imageUrl })
    }
  })

  test('[F-17] briefs, images and analyses say whose they are, with an image that a visitor may open', async () => {
    const host = 'https://marquee.test'
    expect(await describePage('share.brief', '/share/brief/t')).toEqual({
      title: 'Summer',
      description: 'A creative brief of Alder Studio.',
      url: `${host}/share/brief/t`,
      imageUrl: `${host}/shared-files/t/a.png?width=640`,
    })
    expect(await describePage('share.images', '/share/images/t')).toMatchObject({
      title: 'Sale',
      description: '2 images of Alder Studio.',
      imageUrl: `${host}/shared-files/t/a.png?width=640`,
    })
    expect(await describePage('share.analysis', '/share/analysis/t')).toMatchObject({
      title: 'Banner',
      imageUrl: `${host}/shared-files/t/b.png`,
    })
  })

  test('[R-04] a link that does not work is missing; another failure stays one; other pages are not shared', async () => {
    expect(await describePage('share.board', '/share/board/gone')).toBe('missing')
    await expect(describePage('share.ad', '/share/ad/x')).rejects.toThrow('away')
    expect(await describePage('explore', '/explore')).toBeNull()
  })
})
