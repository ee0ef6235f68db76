/** Batches whose words are sorted into the index together: the larger the lot, the less each word costs. */
const BATCHES_OF_A_SORT = 5

/**
 * Has words sorted into the index on a connection of its own, while batches are written on another: sorting takes as long as
 * writing all the rest. Nothing depends on it: searches look through the words that wait, too.
 */
export function createWordSorter(sortWords: () => Promise<void>) {
  let batches = 0
  let isSorting = false
  let sorting = Promise.resolve()

  async function sort(): Promise<void> {
    isSorting = true
    batches = 0
    await sortWords()
    isSorting = false
  }

  return {
    /** A batch was written; its words wait. */
    addBatch(): void {
      batches += 1
      if (batches >= BATCHES_OF_A_SORT && !isSorting) {
        sorting = sort()
        // A failure is met by `end`; until then it must not count as unhandled, and nothing is sorted any more.
        sorting.catch(() => {})
      }
    },

    /** Waits for what is being sorted. @throws what made the sorting fail */
    end: (): Promise<void> => sorting,
  }
}
