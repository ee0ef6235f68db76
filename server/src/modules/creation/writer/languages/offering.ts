/** What is advertised: it decides which calls to action suit it. */
export const OFFERINGS = [
  'product',
  'software',
  'app',
  'game',
  'service',
  'food',
  'place',
  'course',
  'event',
  'sale',
  'charity',
] as const
export type Offering = (typeof OFFERINGS)[number]
