import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { checkLines, type LineFinding, type LineLanguage } from '@marquee/contract/line-checks'
import { useSettledValue } from '@marquee/ui/use-settled-value'
import { queryOptions, useQuery } from '@tanstack/react-query'

const lineCheckKeys = {
  lines: (body: object) => ['line-checks', body] as const,
}

interface LineContext {
  productId: string | null
  brandProfileId: string | null
  /** Default: the language that most of the words belong to. */
  language?: LineLanguage | null
}

/** The same lines have the same findings, so each request is sent only once. */
function lineChecksQuery(
  texts: Readonly<Record<string, string>>,
  { productId, brandProfileId, language = null }: LineContext,
) {
  const lines = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .map(([key, text]) => ({ key, text }))
  const body = { lines, language, product_id: productId, brand_profile_id: brandProfileId }
  return queryOptions({
    queryKey: lineCheckKeys.lines(body),
    queryFn: ({ signal }) => callEndpoint(checkLines, { body }, { signal }),
    enabled: lines.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/**
 * Checks texts a short pause after the last change.
 * @returns the findings of a text; none while it changes, because their places would be wrong
 */
export function useLineFindings(
  texts: Readonly<Record<string, string>>,
  context: LineContext,
): (key: string) => readonly LineFinding[] {
  const now = JSON.stringify(texts)
  const settled = useSettledValue(now)
  const checked = settled === now ? texts : {}
  const { data } = useQuery(lineChecksQuery(checked, context))
  return (key) => data?.data.find((line) => line.key === key)?.findings ?? []
}
