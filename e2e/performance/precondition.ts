/**
 * States the data that a benchmark measures, before it times anything.
 * @param found in words, with the figures that were found: `10,000 ads in the library`
 * @throws Error when the data is not what the benchmark needs: its figures would be meaningless
 */
export function checkPrecondition(found: string, isMet: boolean): void {
  if (!isMet) {
    throw new Error(`Nothing was measured: ${found}.`)
  }
  console.log(`Measured on: ${found}.`)
}

/** `9 of 10` as `90 %`; zero of zero is `0 %`. */
export function toPercent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / Math.max(1, whole))} %`
}
