/** What a process of clients has to do. */
export interface CreditWork {
  url: string
  workspaceId: string
  userId: string
  /** Numbers of pieces of work; even ones are charged, odd ones given back. */
  todo: number[]
}

/** The idempotency key of a piece of work. */
export function getWorkKey(index: number): string {
  return `work ${index}`
}
