import {
  ALL_NICHES,
  type getNicheSayings,
  type listSayingAds,
  type NicheSayings,
  type Saying,
  SAYINGS,
  type SayingKind,
  sayingKind,
} from '@marquee/contract/ad-angles'
import type { AdSummary } from '@marquee/contract/ads'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { isNiche } from '@marquee/contract/niches'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../ads/ads.service.ts'
import { listComparedMonths } from './compared-months.ts'
import { judgeSaturation, type SayingFigures, toShare } from './judge-saturation.ts'
import { type CountedMonth, createNicheMonthRepository } from './niche-months.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds'>
}

/** What the ads of a niche say, from the counted months. */
export function createNicheSayingService({ db, clock, ads }: Dependencies) {
  const repository = createNicheMonthRepository(db)

  return {
    /** @throws DomainError 422 for a niche that the library does not have */
    async get({ niche }: HandlerInput<typeof getNicheSayings>['query']): Promise<NicheSayings> {
      refuseUnknown(niche)
      const { before, recent, all } = listComparedMonths(clock.now())
      const counted = await repository.list(niche, all)
      const ofRecent = counted.filter(({ month }) => recent.includes(month))
      const ofBefore = counted.filter(({ month }) => before.includes(month))
      const times = counted.map(({ counted_at }) => counted_at.getTime())
      return {
        judged_ads: sum(ofRecent.map((month) => month.judged_ads)),
        not_judged_ads: sum(ofRecent.map((month) => month.not_judged_ads)),
        counted_at: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
        sayings: sayingKind.options.flatMap((kind) =>
          SAYINGS[kind].map((value): Saying => {
            const recentFigures = toFigures(ofRecent, kind, value)
            const beforeFigures = toFigures(ofBefore, kind, value)
            return {
              kind,
              value,
              saturation: judgeSaturation(recentFigures, beforeFigures),
              ads_count: sum(ofRecent.map((month) => find(month, kind, value)?.ads_count ?? 0)),
              share: toShare(recentFigures),
              share_before: toShare(beforeFigures),
              months: all.map((day) => toMonthlyShare(day, counted, kind, value)),
            }
          }),
        ),
      }
    },

    /** The latest ads that say it, in the order of their start. @throws DomainError 422 for a niche that the library does not have */
    async listAds(actor: Actor, query: HandlerInput<typeof listSayingAds>['query']): Promise<AdSummary[]> {
      const { niche, kind, value } = query
      refuseUnknown(niche)
      const { recent } = listComparedMonths(clock.now())
      const counted = await repository.list(niche, recent)
      const latestFirst = counted.toSorted((a, b) => b.month.localeCompare(a.month))
      const ids = latestFirst.flatMap((month) => find(month, kind, value)?.ad_ids ?? [])
      return ads.listByIds(actor.workspaceId, ids)
    },
  }
}
export type NicheSayingService = ReturnType<typeof createNicheSayingService>

function refuseUnknown(niche: string): void {
  if (niche !== ALL_NICHES && !isNiche(niche)) {
    throw invalid({ niche: ['The library has no such niche.'] })
  }
}

function find({ sayings }: CountedMonth, kind: SayingKind, value: string) {
  return sayings.find((saying) => saying.kind === kind && saying.value === value)
}

function toFigures(months: readonly CountedMonth[], kind: SayingKind, value: string): SayingFigures {
  return {
    judgedAds: sum(months.map((month) => month.judged_ads)),
    judgedBrands: sum(months.map((month) => month.judged_brands)),
    sayingBrands: sum(months.map((month) => find(month, kind, value)?.brands_count ?? 0)),
  }
}

function toMonthlyShare(day: string, counted: readonly CountedMonth[], kind: SayingKind, value: string) {
  const months = counted.filter(({ month }) => month === day)
  const figures = toFigures(months, kind, value)
  const ads_count = sum(months.map((month) => find(month, kind, value)?.ads_count ?? 0))
  return { month: day.slice(0, 7), ads_count, brands_count: figures.sayingBrands, share: toShare(figures) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
