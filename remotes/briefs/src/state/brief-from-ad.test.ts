import { buildAd } from '@marquee/testing/build-ad'
import { buildMedia } from '@marquee/testing/build-media'
import { toBriefStart } from './brief-from-ad.ts'

describe('[F-07] what a brief can take over from an ad', () => {
  test('is its format and whom it reached, and none of its words', () => {
    const ad = buildAd({ media: [buildMedia({ width: 1080, height: 1350 })] })
    expect(toBriefStart(ad)).toEqual({
      deliverables: [{ format: 'image', aspect_ratio: '4:5', duration_s: null, count: 1 }],
      audience: 'All genders, aged 25 to 54, in United States, Germany',
    })
  })

  test('of a video, is how long it is', () => {
    const media = [buildMedia({ kind: 'video', width: 1080, height: 1920, duration_s: 20.6 })]
    const { deliverables } = toBriefStart(buildAd({ asset_type: 'video', media }))
    expect(deliverables).toEqual([{ format: 'video', aspect_ratio: '9:16', duration_s: 21, count: 1 }])
  })

  test('of whom it reached, is nothing where nothing is known', () => {
    const ad = buildAd({ gender: null, age_min: null, age_max: null, countries: [], media: [] })
    expect(toBriefStart(ad).audience).toBe('')
  })
})
