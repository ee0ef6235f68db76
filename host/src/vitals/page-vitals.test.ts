import type { VitalReport } from '@marquee/contract/system-health'
import { createPageVitals } from './page-vitals.ts'

const FIRST = 'https://app.example.com/explore?search=secret'
const RELEASE = 'aaaaaaaaaaaa'

function collect({ isAccepted = true } = {}) {
  const sent: VitalReport[][] = []
  const vitals = createPageVitals({
    firstAddress: FIRST,
    findPage: (address) => {
      const [, page = ''] = new URL(address).pathname.split('/')
      return page === 'nowhere' ? null : { page, package: 'ad-library', release: RELEASE }
    },
    send: (reports) => {
      sent.push(reports)
      return isAccepted
    },
  })
  return { vitals, sent }
}

test('[P-86] a value counts for the page that it is about, and without an address for the first one', () => {
  const { vitals, sent } = collect()
  vitals.add({ name: 'LCP', value: 1200.5 })
  vitals.add({ name: 'CLS', value: 0.01, navigationURL: 'https://app.example.com/briefs/7' })
  vitals.add({ name: 'INP', value: 40, navigationURL: 'https://app.example.com/nowhere' })
  vitals.add({ name: 'TTFB', value: 40 })
  vitals.flush()
  vitals.flush()
  expect(sent).toEqual([
    [
      { page: 'explore', package: 'ad-library', release: RELEASE, metric: 'LCP', value: 1200.5 },
      { page: 'briefs', package: 'ad-library', release: RELEASE, metric: 'CLS', value: 0.01 },
    ],
  ])
  expect(JSON.stringify(sent)).not.toContain('secret')
})

test('[P-86] what the browser does not accept is sent later, and no more than a batch is kept', () => {
  const { vitals, sent } = collect({ isAccepted: false })
  for (let count = 0; count < 50; count += 1) {
    vitals.add({ name: 'INP', value: -1 })
  }
  vitals.flush()
  vitals.flush()
  expect(sent.map((reports) => reports.length)).toEqual([30, 30])
  expect(sent[0]?.[0]?.value).toBe(0)
})
