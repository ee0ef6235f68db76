import { buildAd } from '@marquee/testing/build-ad'
import { buildMedia } from '@marquee/testing/build-media'
import { toBriefContent } from './brief-from-ad.ts'

describe('[F-07] what a brief takes over from an ad', () => {
  test('hook, words, call to action, format, audience and the ad itself', () => {
    const ad = buildAd({ media: [buildMedia({ width: 1080, height: 1350 })] })
    expect(toBriefContent(ad)).toEqual({
      hooks: ['Stop wasting mornings'],
      concept: [
        'The ad by Brand 1 says:',
        'Headline: Headline 1',
        'Text: Body text of ad 1',
        'Link description: Free returns for 60 days',
        'Call to action: Shop now',
        'Landing page: https://brand-1.example/offer',
      ].join('\n\n'),
      script: [],
      deliverables: [{ format: 'image', aspect_ratio: '4:5', duration_s: null, count: 1 }],
      audience: 'All genders, aged 25 to 54, in United States, Germany',
      reference_ad_ids: [ad.id],
    })
  })

  test('of a video, what is said and how long it is', () => {
    const media = [buildMedia({ kind: 'video', width: 1080, height: 1920, duration_s: 20.6 })]
    const transcript = [{ start_s: 0, end_s: 2.5, text: 'Look at this.' }]
    const content = toBriefContent(buildAd({ asset_type: 'video', media, transcript }))
    expect(content.script).toEqual([{ start_s: 0, end_s: 2.5, spoken: 'Look at this.', overlay: '', visual: '' }])
    expect(content.deliverables).toEqual([{ format: 'video', aspect_ratio: '9:16', duration_s: 21, count: 1 }])
  })

  test('without a hook of its own, the first line is the hook; of what is not known nothing is said', () => {
    const content = toBriefContent(
      buildAd({
        hook_text: null,
        body: 'First line\nSecond line',
        title: null,
        link_description: null,
        cta_text: null,
        cta_type: null,
        landing_page: null,
        gender: null,
        age_min: null,
        age_max: null,
        countries: [],
        media: [],
      }),
    )
    expect(content.hooks).toEqual(['First line'])
    expect(content.concept).toBe('The ad by Brand 1 says:\n\nText: First line\nSecond line')
    expect(content.audience).toBe('')
  })

  test('texts longer than a brief holds are cut to its limits', () => {
    const content = toBriefContent(buildAd({ hook_text: 'h'.repeat(900), body: 'b'.repeat(20_000) }))
    expect(content.hooks[0]).toHaveLength(500)
    expect(content.concept).toHaveLength(10_000)
  })
})
