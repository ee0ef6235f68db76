/** A map that drops its oldest entry when it is full: a cache for values that never change and can be read again. */
export function createBoundedMap<Value>(limit: number) {
  const entries = new Map<string, Value>()

  return {
    get: (key: string): Value | undefined => entries.get(key),
    set(key: string, value: Value): void {
      const [oldest] = entries.keys()
      if (entries.size >= limit && oldest !== undefined && !entries.has(key)) {
        entries.delete(oldest)
      }
      entries.set(key, value)
    },
    delete: (key: string): void => void entries.delete(key),
  }
}
