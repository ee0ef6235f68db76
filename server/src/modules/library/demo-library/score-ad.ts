interface Observations {
  daysActive: number
  isActive: boolean
  variations: number
  countries: number
  platforms: number
  /** The reach in the EU, in persons, when the ad runs there. */
  reach: number | null
}

interface Score {
  performance_score: number
  score_factors: { factors: { name: string; points: number; observed: string }[] }
}

/**
 * Scores an ad by publicly visible data. The points of the factors add up to the score, at most 100: run time 40 (logarithmic,
 * full at 120 days), reuse of the creative 20, spread 15, reach in the EU 15, still running 10.
 */
export function scoreAd(seen: Observations): Score {
  const factors = [
    {
      name: 'Run time',
      points: scaled(Math.log1p(seen.daysActive) / Math.log1p(120), 40),
      observed: count(seen.daysActive, 'day'),
    },
    { name: 'Creative reused', points: scaled((seen.variations - 1) / 4, 20), observed: count(seen.variations, 'ad') },
    {
      name: 'Spread',
      points: scaled((seen.countries + seen.platforms - 1) / 5, 15),
      observed: `${count(seen.countries, 'country', 'countries')}, ${count(seen.platforms, 'platform')}`,
    },
    {
      name: 'Reach in the EU',
      points: scaled(Math.log10(Math.max(1, (seen.reach ?? 0) / 1000)) / 2.6, 15),
      observed: seen.reach === null ? 'not known' : `${seen.reach.toLocaleString('en')} people`,
    },
    { name: 'Still running', points: seen.isActive ? 10 : 0, observed: seen.isActive ? 'yes' : 'no' },
  ]
  return { performance_score: factors.reduce((sum, factor) => sum + factor.points, 0), score_factors: { factors } }
}

function scaled(share: number, most: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * most)
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
