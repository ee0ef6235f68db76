/**
 * Says what a benchmark measures on, before it times anything.
 * @param found in words, with the figures that were found: `10,000 ads in the library`
 * @throws Error where that is not what the benchmark is about: its figures would say nothing
 */
export function checkPrecondition(found: string, isMet: boolean): void {
  if (!isMet) {
    throw new Error(`Nothing was measured: ${found}.`)
  }
  console.log(`Measured on: ${found}.`)
}

/** `9 of 10` as `90 %`; nothing of nothing is none of it. */
export function toPercent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / Math.max(1, whole))} %`
}
