/** The query keys of image orders: `all` is the root of every one of them. */
export const imageOrderKeys = {
  all: ['image-orders'] as const,
  lists: ['image-orders', 'list'] as const,
  details: (id: string) => ['image-orders', 'details', id] as const,
  running: ['image-orders', 'running'] as const,
}
