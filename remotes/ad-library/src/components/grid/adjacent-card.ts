/** The position of a card: its column and its vertical extent in px. */
export interface CardPlace {
  lane: number
  start: number
  end: number
}

/**
 * The card that an arrow key moves to: up and down in the same column; left and right to the card of the next column whose
 * middle is nearest. Home and End move to the first and the last card.
 * @returns the index, or null if the key has no function or there is no card in that direction
 */
export function adjacentCard(places: readonly CardPlace[], from: number, key: string): number | null {
  const place = places[from]
  if (place === undefined) {
    return null
  }
  switch (key) {
    case 'ArrowDown':
      return nextInLane(places, from, 1)
    case 'ArrowUp':
      return nextInLane(places, from, -1)
    case 'ArrowRight':
      return nearestInLane(places, place, place.lane + 1)
    case 'ArrowLeft':
      return nearestInLane(places, place, place.lane - 1)
    case 'Home':
      return 0
    case 'End':
      return places.length - 1
    default:
      return null
  }
}

function nextInLane(places: readonly CardPlace[], from: number, step: 1 | -1): number | null {
  const lane = places[from]?.lane
  for (let index = from + step; index >= 0 && index < places.length; index += step) {
    if (places[index]?.lane === lane) {
      return index
    }
  }
  return null
}

function nearestInLane(places: readonly CardPlace[], place: CardPlace, lane: number): number | null {
  let nearest: number | null = null
  let smallest = Number.POSITIVE_INFINITY
  for (const [index, candidate] of places.entries()) {
    const distance = Math.abs(candidate.start + candidate.end - place.start - place.end)
    if (candidate.lane === lane && distance < smallest) {
      nearest = index
      smallest = distance
    }
  }
  return nearest
}
