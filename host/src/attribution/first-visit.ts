import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { readCookie, writeCookie } from '@marquee/api-client/cookie'
import { ATTRIBUTION_DAYS, recordReferralVisit } from '@marquee/contract/referrals'
import { z } from 'zod'

const COOKIE = 'marquee_first_visit'

const value = z.string().min(1).max(255).optional()
const attribution = z.object({
  utm_source: value,
  utm_medium: value,
  utm_campaign: value,
  ref_code: value,
  rewardful_referral: value,
})

/** The origin of a visitor, as the registration sends it. */
export type Attribution = z.infer<typeof attribution>

/** The attribution values of an address. `ref` can also name a section of the product; such a value is not a referral code. */
function toAttribution(search: URLSearchParams): Attribution {
  const ref = search.get('ref')
  return withoutUnknown({
    utm_source: search.get('utm_source'),
    utm_medium: search.get('utm_medium'),
    utm_campaign: search.get('utm_campaign'),
    ref_code: search.get('ref_code') ?? (ref === 'staff-picks' ? null : ref),
    rewardful_referral: search.get('rewardful_referral') ?? search.get('via'),
  })
}

/** Stores the values of the first visit that had any, for the period in which a referral counts. */
export function rememberFirstVisit(search: URLSearchParams): void {
  const found = toAttribution(search)
  if (Object.keys(found).length > 0 && Object.keys(readFirstVisit()).length === 0) {
    writeCookie(COOKIE, JSON.stringify(found), { days: ATTRIBUTION_DAYS })
  }
}

/** The code of the referral link that opened this address; undefined for all other addresses. */
export function getReferralCode(search: URLSearchParams): string | undefined {
  const { ref_code, rewardful_referral } = toAttribution(search)
  return (ref_code ?? rewardful_referral)?.slice(0, 64)
}

/** Reports a visitor who came by a referral link to the server. A beacon has no answer and delays nothing. */
export function reportReferralVisit(search: URLSearchParams): void {
  const code = getReferralCode(search)
  if (code !== undefined) {
    const report = new Blob([JSON.stringify({ code })], { type: 'application/json' })
    navigator.sendBeacon(toApiUrl(recordReferralVisit.path), report)
  }
}

/** The stored values of the first visit; a cookie that is not ours is ignored. */
export function readFirstVisit(): Attribution {
  try {
    return attribution.catch({}).parse(JSON.parse(readCookie(COOKIE) ?? '{}'))
  } catch {
    return {}
  }
}

function withoutUnknown(values: Record<keyof Attribution, string | null>): Attribution {
  const known = Object.entries(values).flatMap(([name, text]) => {
    const trimmed = text?.trim().slice(0, 255) ?? ''
    return trimmed === '' ? [] : [[name, trimmed]]
  })
  return attribution.parse(Object.fromEntries(known))
}
