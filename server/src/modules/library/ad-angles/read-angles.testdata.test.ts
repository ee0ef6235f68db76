import { readFile } from 'node:fs/promises'
import { testdata } from '../../../testing/testdata.ts'
import { readAngles } from './read-angles.ts'

interface RealAd {
  locale: string
  body: string
}

test('[P-25] of 22,058 real texts, those in English and German are judged, and hardly any other', async () => {
  const rows = (await readFile(testdata('real-ads.jsonl'), 'utf8')).split('\n').filter(Boolean)
  const ads = rows.map((row) => JSON.parse(row) as RealAd)
  const judged = (locale: string) => {
    const ofLocale = ads.filter((ad) => ad.locale === locale)
    const judgements = ofLocale.map(({ body }) =>
      readAngles({ title: null, body, link_description: null, hook_text: null }),
    )
    return judgements.filter((judgement) => judgement !== null).length / ofLocale.length
  }
  // The file's Canadian texts are mostly English; some Dutch and Italian pages write in English.
  expect(judged('en-US')).toBeGreaterThan(0.8)
  expect(judged('fr-CA')).toBeGreaterThan(0.75)
  expect(judged('de-DE')).toBeGreaterThan(0.85)
  expect(judged('nl-BE')).toBeLessThan(0.07)
  expect(judged('it-IT')).toBeLessThan(0.04)
})
