/** What is advertised: it decides how it is named and which calls to action suit it. */
export const OFFERINGS = [
  'product',
  'software',
  'service',
  'food',
  'place',
  'course',
  'event',
  'sale',
  'charity',
] as const
export type Offering = (typeof OFFERINGS)[number]
