/** The query keys of briefs: `lists` is the root of every list, whatever its filters. */
export const briefKeys = {
  lists: ['briefs', 'list'] as const,
  details: (id: string) => ['briefs', 'details', id] as const,
}
