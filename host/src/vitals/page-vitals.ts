import { MAX_VITAL_REPORTS, type VitalMetric, type VitalReport } from '@marquee/contract/system-health'

/** The page that a visit showed: its route, and the package and release that show it. */
export type VisitedPage = Pick<VitalReport, 'page' | 'package' | 'release'>

interface Measured {
  name: string
  value: number
  /** The address of the page that the value is about; browsers that do not know it mean the page that was opened first. */
  navigationURL?: string
}

interface Parts {
  /** Finds the page of an address; null when no release shows it. */
  findPage: (address: string) => VisitedPage | null
  /** Passes reports to the browser, which sends them even when the page is closed. */
  send: (reports: VitalReport[]) => boolean
  /** The address that was opened first. */
  firstAddress: string
}

const METRICS: ReadonlySet<string> = new Set<VitalMetric>(['LCP', 'INP', 'CLS'])

/** Collects how fast the pages of this document were, and sends it when the document is left. A report names no visitor. */
export function createPageVitals({ findPage, send, firstAddress }: Parts) {
  let waiting: VitalReport[] = []

  return {
    add({ name, value, navigationURL = firstAddress }: Measured): void {
      const page = findPage(navigationURL)
      if (page !== null && isMetric(name) && waiting.length < MAX_VITAL_REPORTS) {
        waiting.push({ ...page, metric: name, value: Math.min(Math.max(0, value), 600_000) })
      }
    },

    flush(): void {
      if (waiting.length > 0 && send(waiting)) {
        waiting = []
      }
    },
  }
}

function isMetric(name: string): name is VitalMetric {
  return METRICS.has(name)
}
