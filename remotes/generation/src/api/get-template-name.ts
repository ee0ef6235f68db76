import { queryOptions } from '@tanstack/react-query'

/** The templates come with the code; they are loaded when somebody has chosen one. */
export function templateNameQuery(id: string | null) {
  return queryOptions({
    queryKey: ['generation', 'template-name', id],
    queryFn: async () => {
      const { findBuiltInTemplate } = await import('@marquee/creative/built-in-templates')
      return findBuiltInTemplate(id ?? '')?.name ?? 'Your own template'
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== null,
  })
}
