/** Batches whose words are sorted into the index together: the cost per word falls as their number grows. */
const BATCHES_OF_A_SORT = 5

/**
 * Sorts words into the index on a separate connection while another one writes batches: sorting takes as long as all other
 * writing. Nothing depends on it, because searches also read the words that wait to be sorted.
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
    /** Reports that a batch was written and that its words wait to be sorted. */
    addBatch(): void {
      batches += 1
      if (batches >= BATCHES_OF_A_SORT && !isSorting) {
        sorting = sort()
        // `end` handles a failure; until then it must not count as unhandled, and no more words are sorted.
        sorting.catch(() => {})
      }
    },

    /** Waits for the current sorting to end. @throws the error that made the sorting fail */
    end: (): Promise<void> => sorting,
  }
}
