import type { Spectrum } from './mfcc.ts'

const DIAGONAL = 0
const DOWN = 1
const RIGHT = 2
/** Staying at one place of the model costs a little, so that the path prefers to go on in both. */
const STAY = 0.15

/**
 * Finds for each moment of a model the moment of a recording that sounds alike, by dynamic time warping (H. Sakoe, S. Chiba, 1978). Both
 * begin and end with the same words.
 * @returns the index in the recording for each index of the model, never going back
 */
export function warpTime(model: readonly Spectrum[], recording: readonly Spectrum[]): number[] {
  const [rows, columns] = [model.length, recording.length]
  const steps = new Uint8Array(rows * columns)
  let before = new Float64Array(columns).fill(Infinity)
  model.forEach((spectrum, row) => {
    const costs = new Float64Array(columns)
    recording.forEach((other, column) => {
      const came = chooseStep(before, costs, row, column)
      steps[row * columns + column] = came.step
      costs[column] = came.cost + getDistance(spectrum, other)
    })
    before = costs
  })
  return trace(steps, rows, columns)
}

/** The cheapest way to a place: from both before, from the moment of the model before, or from that of the recording. */
function chooseStep(before: Float64Array, costs: Float64Array, row: number, column: number) {
  if (row === 0 && column === 0) {
    return { step: DIAGONAL, cost: 0 }
  }
  const diagonal = { step: DIAGONAL, cost: before[column - 1] ?? Infinity }
  const down = { step: DOWN, cost: (before[column] ?? Infinity) + STAY }
  const right = { step: RIGHT, cost: (costs[column - 1] ?? Infinity) + STAY }
  const straight = diagonal.cost <= down.cost ? diagonal : down
  return straight.cost <= right.cost ? straight : right
}

function trace(steps: Uint8Array, rows: number, columns: number): number[] {
  const places = Array.from({ length: rows }, () => 0)
  let [row, column] = [rows - 1, columns - 1]
  while (row >= 0 && column >= 0) {
    places[row] = column
    const step = steps[row * columns + column]
    row -= step === RIGHT ? 0 : 1
    column -= step === DOWN ? 0 : 1
  }
  return places
}

function getDistance(one: Spectrum, other: Spectrum): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum / one.length)
}
