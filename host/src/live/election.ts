interface ElectionParts {
  /** The name of the Web Lock, which one tab of the browser holds at a time. */
  name: string
  locks: Pick<LockManager, 'request'>
  /** Called when this tab begins to lead. Returns a function that is called when it no longer does. */
  lead: () => () => void
  /** The browser refuses locks, as it does where storage is blocked. */
  onRefused: () => void
}

/**
 * Elects one of the tabs of a browser that take part. The tab that holds the lock leads; when it leaves, is closed or crashes, the next one
 * in the queue follows it. (A shared worker would need no election, but browsers on phones have none.)
 */
export function createElection({ name, locks, lead, onRefused }: ElectionParts) {
  let turn: AbortController | null = null

  function hold({ signal }: AbortController): Promise<void> | undefined {
    if (signal.aborted) {
      return undefined
    }
    const stop = lead()
    // The lock is held until the promise resolves.
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  }

  function stand(options: LockOptions, mine: AbortController): void {
    turn = mine
    locks
      .request(name, options, () => hold(mine))
      .catch((error: unknown) => {
        mine.abort()
        if (turn !== mine) {
          return
        }
        turn = null
        if (error instanceof DOMException && error.name === 'AbortError') {
          // Another tab has stolen the lock.
          join()
        } else {
          onRefused()
        }
      })
  }

  function join(): void {
    if (turn === null) {
      const mine = new AbortController()
      stand({ signal: mine.signal }, mine)
    }
  }

  function leave(): void {
    const left = turn
    turn = null
    left?.abort()
  }

  return {
    join,
    leave,

    /** Takes the lock from the tab that leads. That tab takes part again when it notices. */
    steal(): void {
      leave()
      stand({ steal: true }, new AbortController())
    },
  }
}

/** Without an election every tab leads. */
export function leadAlone(lead: ElectionParts['lead']): ReturnType<typeof createElection> {
  let stop: (() => void) | null = null
  return {
    join() {
      stop ??= lead()
    },
    leave() {
      stop?.()
      stop = null
    },
    steal() {},
  }
}
