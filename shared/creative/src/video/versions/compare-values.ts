import { FRAMES_PER_SECOND } from '../time.ts'

/** Whether two values of a project are equal, in whatever order their keys are: databases keep another order than editors. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys)
}

function sortKeys(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
}

/** Frame counts as seconds: 45 → "1.5 s". */
export function toSeconds(frames: number): string {
  return `${Number((frames / FRAMES_PER_SECOND).toFixed(1))} s`
}
