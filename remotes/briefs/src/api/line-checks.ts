import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { checkLines, type LineFinding } from '@marquee/contract/line-checks'
import { queryOptions, useQuery } from '@tanstack/react-query'

const lineCheckKeys = {
  lines: (body: object) => ['line-checks', body] as const,
}

interface LineContext {
  productId: string | null
  brandProfileId: string | null
}

/** The same lines have the same findings, so each request is sent only once. */
function lineChecksQuery(texts: Readonly<Record<string, string>>, { productId, brandProfileId }: LineContext) {
  const lines = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .map(([key, text]) => ({ key, text }))
  const body = { lines, product_id: productId, brand_profile_id: brandProfileId }
  return queryOptions({
    queryKey: lineCheckKeys.lines(body),
    queryFn: ({ signal }) => callEndpoint(checkLines, { body }, { signal }),
    enabled: lines.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** The findings of texts that the user does not edit here, and their language. */
export function useLineFindings(texts: Readonly<Record<string, string>>, context: LineContext) {
  const { data } = useQuery(lineChecksQuery(texts, context))
  return {
    language: data?.meta.language ?? null,
    getFindings: (key: string): readonly LineFinding[] => data?.data.find((line) => line.key === key)?.findings ?? [],
  }
}
