import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAd } from '@marquee/contract/ad-search'
import {
  type FactAnswers,
  getAdInspiration,
  writeImageWords,
  type WritingFramework,
} from '@marquee/contract/image-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The ad on which an image is based. */
export function adQuery(id: string) {
  return queryOptions({
    queryKey: ['generation', 'ad', id],
    queryFn: async ({ signal }) => (await callEndpoint(getAd, { params: { id } }, { signal })).data,
  })
}

/** The parts of an ad that the texts of an image use. */
export function adInspirationQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-inspirations', id],
    queryFn: async ({ signal }) => (await callEndpoint(getAdInspiration, { params: { id } }, { signal })).data,
  })
}

export interface WordWishes {
  productId: string | null
  brandProfileId: string | null
  adId: string | null
  idea: string
  framework: WritingFramework | null
  round: number
  language: string | null
  answers: FactAnswers
}

/** The same wishes give the same texts, so each request is sent only once. */
export function imageWordsQuery({
  productId,
  brandProfileId,
  adId,
  idea,
  framework,
  round,
  language,
  answers,
}: WordWishes) {
  const body = {
    product_id: productId,
    brand_profile_id: brandProfileId,
    ad_id: adId,
    idea,
    framework,
    round,
    language,
    answers,
  }
  return queryOptions({
    queryKey: ['image-words', body],
    queryFn: ({ signal }) => callEndpoint(writeImageWords, { body }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}
