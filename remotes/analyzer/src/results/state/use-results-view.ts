import { adMetricName, type AdMetricName } from '@marquee/contract/ad-metrics'
import { useSearchParams } from 'react-router'

export interface ResultsView {
  accountId: string | undefined
  sort: AdMetricName
  order: 'asc' | 'desc'
  minSpend: number
  isFatigued: boolean
  from: string | undefined
  to: string | undefined
  /** The ads that are compared. */
  compared: string[]
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The state of the results page; all of it is in the address. */
export function useResultsView() {
  const [parameters, setParameters] = useSearchParams()
  const minSpend = Number(parameters.get('min_spend') ?? 0)
  const view: ResultsView = {
    accountId: parameters.get('account') ?? undefined,
    sort: adMetricName.safeParse(parameters.get('sort')).data ?? 'spend',
    order: parameters.get('order') === 'asc' ? 'asc' : 'desc',
    minSpend: Number.isFinite(minSpend) && minSpend > 0 ? minSpend : 0,
    isFatigued: parameters.get('fatigued') === '1',
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
    compared: parameters.get('compare')?.split(',').filter(Boolean) ?? [],
  }

  function change(changes: Readonly<Record<string, string | undefined>>): void {
    const next = new URLSearchParams(parameters)
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined || value === '') {
        next.delete(key)
      } else {
        next.set(key, value)
      }
    }
    setParameters(next, { replace: true })
  }

  return { view, change }
}

function readDay(value: string | null): string | undefined {
  return value !== null && DAY.test(value) ? value : undefined
}
