import { GrowthBook, GrowthBookProvider } from '@growthbook/growthbook-react'
import { useFeatureIsOn, useFeatureValue } from '@marquee/remote-kit/feature-flags'
import { act, render, renderHook, screen } from '@testing-library/react'
import { createLazyGrowthBook } from './lazy-growthbook.ts'

const client = (features: Record<string, string | number | boolean | null>): GrowthBook =>
  new GrowthBook({
    features: Object.fromEntries(Object.entries(features).map(([key, value]) => [key, { defaultValue: value }])),
  })

function Flags() {
  const isOn = useFeatureIsOn('new-editor')
  return (
    <p>
      {isOn ? 'on' : 'off'}, {useFeatureValue('limit', 5) + 1}
    </p>
  )
}

function renderFlags() {
  const flags = createLazyGrowthBook()
  render(
    <GrowthBookProvider growthbook={flags.growthbook}>
      <Flags />
    </GrowthBookProvider>,
  )
  return flags
}

test('[T-02] until the client has come every flag is off and every value its fallback', () => {
  renderFlags()
  expect(screen.getByText('off, 6')).toBeInTheDocument()
})

test('[T-04] the client’s flags are shown when it comes, and every change of them, without a reload', async () => {
  const flags = renderFlags()
  const growthbook = client({ 'new-editor': true, limit: 9 })
  act(() => flags.connect(growthbook))
  expect(screen.getByText('on, 10')).toBeInTheDocument()
  await act(() => growthbook.setPayload({ features: { 'new-editor': { defaultValue: false } } }))
  expect(screen.getByText('off, 6')).toBeInTheDocument()
})

test('[T-04] flags that came before the page was rendered are shown as well', () => {
  const flags = createLazyGrowthBook()
  flags.connect(client({ limit: 9 }))
  render(
    <GrowthBookProvider growthbook={flags.growthbook}>
      <Flags />
    </GrowthBookProvider>,
  )
  expect(screen.getByText('off, 10')).toBeInTheDocument()
})

test.each([
  [7, 5, 7],
  ['7', 5, 5],
  [null, 'none', 'none'],
  [false, true, false],
  ['', 'none', ''],
])(
  '[T-02] a flag that holds %j is read as %#: never of another type than the fallback',
  (value, fallback, expected) => {
    const flags = createLazyGrowthBook()
    flags.connect(client({ flag: value }))
    const { result } = renderHook(() => useFeatureValue<string | number | boolean>('flag', fallback), {
      wrapper: ({ children }) => <GrowthBookProvider growthbook={flags.growthbook}>{children}</GrowthBookProvider>,
    })
    expect(result.current).toBe(expected)
  },
)
