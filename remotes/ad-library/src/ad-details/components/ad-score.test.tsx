import { buildAd } from '@marquee/testing/build-ad'
import { render, screen, within } from '@testing-library/react'
import { AdScore } from './ad-score.tsx'

const RUN = { name: 'Run time', points: 21, max_points: 40, observed: '12 days, by the source’s dates' }
const RUNNING = { name: 'Still running', points: 10, max_points: 10, observed: 'Yes' }
const REACH = { name: 'Reach in the EU', points: null, max_points: 15, observed: 'The source does not publish it.' }

describe('[F-01] the score of an ad', () => {
  test('says how many factors it is from, and why the others are not known', () => {
    const score_factors = { factors: [RUN, REACH, RUNNING] }
    render(<AdScore ad={buildAd({ performance_score: 62, tier: 'growing', known_factors: 2, score_factors })} />)
    const section = within(screen.getByRole('region', { name: 'Performance score' }))
    expect(section.getByLabelText('score 62 of 100, from 2 of 5 factors')).toBeVisible()
    expect(section.getByText(/^An estimate from 2 of 5 factors/)).toBeVisible()
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Run time12 days, by the source’s dates21 of 40',
      'Reach in the EUThe source does not publish it.Not known',
      'Still runningYes10 of 10',
    ])
  })

  test('says why there is none when fewer than two factors are known', () => {
    const score_factors = { factors: [REACH, RUNNING] }
    render(<AdScore ad={buildAd({ performance_score: null, tier: null, known_factors: 1, score_factors })} />)
    expect(screen.getByText('No score: 1 of 5 factors is known, and a score needs at least 2.')).toBeVisible()
    expect(screen.getByText('The source does not publish it.')).toBeVisible()
  })

  test('says that an ad is not scored yet', () => {
    render(<AdScore ad={buildAd({ performance_score: null, tier: null, known_factors: null, score_factors: null })} />)
    expect(screen.getByText(/^The ad is not scored yet/)).toBeVisible()
  })
})
