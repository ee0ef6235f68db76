/** The share of a scene after which its layers have entered. */
const ENTERED = 0.6

/** The frame within a scene at which all of it is visible. */
export function getTellingFrame({ duration }: { duration: number }): number {
  return Math.floor((duration - 1) * ENTERED)
}
