/** All values that an asynchronous source yields. */
export async function readAll<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const item of source) {
    items.push(item)
  }
  return items
}
