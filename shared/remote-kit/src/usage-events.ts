/**
 * Every usage event of the product with its properties: the object, then what happened to it, in lower case. An event that is not
 * here cannot be recorded. Properties are counts and kinds, never what somebody wrote.
 */
export interface UsageEvents {
  'ad saved': Record<never, never>
  'ad removed': Record<never, never>
  'ads saved': { count: number }
  'ads changed': { action: string; count: number }
  'ads added to board': { count: number }
  'analysis started': { source: 'file' | 'address' | 'ad' | 'image' }
  'brief created': { from: 'scratch' | 'ad' | 'burst' }
  'images ordered': { count: number; source: string }
  'plan changed': { plan: string; interval: string }
  'product created': Record<never, never>
  'release changed': { package: string; action: string }
  'workspace created': Record<never, never>
}

export type UsageEvent = keyof UsageEvents

/** Records a usage event; silent when analytics is off. Properties that an event has must be given. */
export type Track = <E extends UsageEvent>(
  event: E,
  ...[properties]: [keyof UsageEvents[E]] extends [never] ? [] : [properties: UsageEvents[E]]
) => void
