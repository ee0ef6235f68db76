import { NO_TOTALS } from '@marquee/contract/ad-metrics'
import { formatPercent } from '@marquee/ui/format-number'
import { render, screen } from '@testing-library/react'
import { VideoRetention } from './video-retention.tsx'

test('[P-34] an ad says how far its video was watched, and an image says nothing of it', () => {
  const totals = { ...NO_TOTALS, impressions: 2000, plays_3s: 800, plays_25: 600, plays_50: 400, plays_100: 140 }
  const { rerender } = render(<VideoRetention totals={totals} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['3 seconds', '25 %', '50 %', '100 %'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(
    [0.4, 0.3, 0.2, 0.07].map(formatPercent),
  )
  rerender(<VideoRetention totals={{ ...NO_TOTALS, impressions: 2000 }} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
