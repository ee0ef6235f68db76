/** The caller of a request, as far as it is known before anything is read. */
export interface Caller {
  /** The workspace of a caller who is known to be signed in; the network of any other. */
  key: string
  isSignedIn: boolean
}

/** `own-limit`: the caller itself has too much open. `overload`: the process has too much to do. */
export type Refusal = 'own-limit' | 'overload'

export interface AdmissionLimits {
  /** How many requests are worked on at once. */
  atOnce: number
  /** How many of them may belong to one caller. */
  ownAtOnce: number
  /** How many requests of all callers may be open, those that wait and those that take long included. */
  open: number
  /** The same for one caller. */
  ownOpen: number
}

/** How long a request may wait for its place while places become free now and then, in milliseconds. */
const PATIENCE_MS = 5000
/** How long it may wait while none was free for `FULL_MS`: by then most of a queue would only make every answer late. */
const HURRIED_MS = 20
const FULL_MS = 500
/** An overload ends when this share of the places has been free for that time: when many requests end at once, it goes on. */
const FREE_SHARE = 0.25
const FREE_MS = 500

interface Waiting {
  caller: Caller
  since: number
  decide: (refusal: Refusal | null) => void
}

interface Account {
  running: number
  open: number
  waiting: Waiting[]
}

/**
 * Lets a limited number of requests work at once. The others wait for a short time, each caller in a queue of its own: callers take
 * turns, and those who are signed in come first. The time to wait follows the controlled delay of Maurer ("Fail at Scale", ACM Queue,
 * 2015), after CoDel (RFC 8289): long for a burst, short while the process is overloaded.
 * @param isBlocked whether no further request may begin for another reason, such as a queue at the database
 * @param now in milliseconds
 */
export function createAdmissionQueue(
  limits: AdmissionLimits,
  { isBlocked = () => false, now = () => performance.now() }: { isBlocked?: () => boolean; now?: () => number } = {},
) {
  const accounts = new Map<string, Account>()
  let running = 0
  let open = 0
  let waitingCount = 0
  let fullSince: number | null = null
  let freeSince: number | null = null

  const isOver = () => fullSince === null || (freeSince !== null && now() - freeSince >= FREE_MS)
  const isOverloaded = () => !isOver() && fullSince !== null && now() - fullSince > FULL_MS

  function accountFor({ key }: Caller): Account {
    const known = accounts.get(key)
    if (known !== undefined) {
      return known
    }
    const account = { running: 0, open: 0, waiting: [] }
    accounts.set(key, account)
    return account
  }

  function hasPlace(): boolean {
    if (running < limits.atOnce && !isBlocked()) {
      return true
    }
    fullSince = isOver() ? now() : fullSince
    freeSince = null
    return false
  }

  function begin(account: Account): void {
    account.running += 1
    running += 1
  }

  function close(caller: Caller): void {
    const account = accountFor(caller)
    account.open -= 1
    open -= 1
    if (account.open === 0) {
      accounts.delete(caller.key)
    }
  }

  function refuse(account: Account, waiting: Waiting, refusal: Refusal): void {
    account.waiting.splice(account.waiting.indexOf(waiting), 1)
    waitingCount -= 1
    close(waiting.caller)
    waiting.decide(refusal)
  }

  /** Refuses the requests that have waited for too long. */
  function sweep(): void {
    const isHurried = isOverloaded()
    for (const account of accounts.values()) {
      const isOwnFault = account.running >= limits.ownAtOnce
      const allowed = isHurried && !isOwnFault ? HURRIED_MS : PATIENCE_MS
      for (const waiting of account.waiting.filter(({ since }) => now() - since >= allowed)) {
        refuse(account, waiting, isOwnFault ? 'own-limit' : 'overload')
      }
    }
  }

  /** The next caller in turn. */
  function findNext(isSignedIn: boolean): [string, Account] | undefined {
    return [...accounts].find(
      ([, account]) => account.waiting[0]?.caller.isSignedIn === isSignedIn && account.running < limits.ownAtOnce,
    )
  }

  function dispatch(): void {
    while (waitingCount > 0 && hasPlace()) {
      const [key, account] = findNext(true) ?? findNext(false) ?? []
      const waiting = account?.waiting.shift()
      if (key === undefined || account === undefined || waiting === undefined) {
        return
      }
      waitingCount -= 1
      // The caller goes to the end of the line.
      accounts.delete(key)
      accounts.set(key, account)
      begin(account)
      waiting.decide(null)
    }
  }

  return {
    /** Asks for a place. Resolves with null once the request may begin, and otherwise with the reason why it may not. */
    async enter(caller: Caller): Promise<Refusal | null> {
      const account = accounts.get(caller.key)
      if ((account?.open ?? 0) >= limits.ownOpen) {
        return 'own-limit'
      }
      // Guests leave the last fifth to those who are signed in.
      if (open >= limits.open * (caller.isSignedIn ? 1 : 0.8)) {
        return 'overload'
      }
      const own = accountFor(caller)
      own.open += 1
      open += 1
      if (own.running < limits.ownAtOnce && own.waiting.length === 0 && hasPlace()) {
        begin(own)
        return null
      }
      const { promise, resolve } = Promise.withResolvers<Refusal | null>()
      own.waiting.push({ caller, since: now(), decide: resolve })
      waitingCount += 1
      return promise
    },

    /** Gives the place back: the request ends, or it takes so long that it no longer counts as work of this process. */
    leavePlace(caller: Caller): void {
      accountFor(caller).running -= 1
      running -= 1
      if (running <= limits.atOnce * (1 - FREE_SHARE)) {
        freeSince ??= now()
      }
      sweep()
      dispatch()
    },

    /** The request, which has given its place back, is answered. */
    close,

    /** Refuses what waited for too long, and begins what may begin. */
    tick(): void {
      sweep()
      dispatch()
    },

    getState: () => ({ running, open, waiting: waitingCount, isOverloaded: isOverloaded() }),
  }
}
