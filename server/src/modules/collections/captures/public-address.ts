import type { CaptureSource } from '@marquee/contract/captures'

/** The public page of an ad in its library. Google's needs the advertiser's id too, which the page's own address contains. */
const LIBRARY_PAGES: Readonly<Partial<Record<CaptureSource, (id: string) => string>>> = {
  meta: (id) => `https://www.facebook.com/ads/library/?id=${id}`,
  tiktok: (id) => `https://library.tiktok.com/ads/detail/?ad_id=${id}`,
  linkedin: (id) => `https://www.linkedin.com/ad-library/detail/${id}`,
}

/** Names of parameters that let their bearer in, or tell who looked. */
const SECRET =
  /token|secret|passw|signature|session|^(?:sig|sid|auth|jwt|key|code|hash|__cft__.*|fbclid|gclid|ttclid)$/i

/**
 * The address of an ad that may be stored and shown: that of its page in the source's library, or else the page where it was seen,
 * without credentials, fragment and parameters that let their bearer in.
 */
export function toPublicAddress({
  source,
  externalId,
  page,
}: {
  source: CaptureSource
  externalId: string
  page: string
}) {
  const toPage = LIBRARY_PAGES[source]
  return toPage === undefined ? withoutSecrets(page) : toPage(encodeURIComponent(externalId))
}

/** The address without credentials, fragment and parameters that let their bearer in. @param address a web address */
export function withoutSecrets(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  url.hash = ''
  for (const name of [...url.searchParams.keys()].filter((key) => SECRET.test(key))) {
    url.searchParams.delete(name)
  }
  return url.href
}
