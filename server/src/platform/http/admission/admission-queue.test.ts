import { createAdmissionQueue, type Caller, type Refusal } from './admission-queue.ts'

const LIMITS = { atOnce: 4, ownAtOnce: 2, open: 20, ownOpen: 8 }
const guest = (name: string): Caller => ({ key: `network ${name}`, isSignedIn: false })
const member = (name: string): Caller => ({ key: `workspace ${name}`, isSignedIn: true })

function openQueue(limits: Partial<typeof LIMITS> = {}) {
  let time = 0
  let isBlocked = false
  const events: string[] = []
  const queue = createAdmissionQueue({ ...LIMITS, ...limits }, { isBlocked: () => isBlocked, now: () => time })
  return {
    queue,
    events,
    /** The order in which the requests began or were refused, as `name` or `name: reason`. */
    async ask(name: string, caller: Caller): Promise<void> {
      void queue
        .enter(caller)
        .then((refusal: Refusal | null) => events.push(refusal === null ? name : `${name}: ${refusal}`))
      await settle()
    },
    async pass(ms: number): Promise<void> {
      time += ms
      queue.tick()
      await settle()
    },
    async end(caller: Caller): Promise<void> {
      queue.leavePlace(caller)
      queue.close(caller)
      await settle()
    },
    block: (is: boolean) => void (isBlocked = is),
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('[P-89] a caller has at most its own places, and others find the rest free', async () => {
  const { ask, events, end } = openQueue()
  for (const name of ['a1', 'a2', 'a3']) {
    await ask(name, member('a'))
  }
  await ask('b1', member('b'))
  expect(events).toEqual(['a1', 'a2', 'b1'])
  await end(member('a'))
  expect(events).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('[P-89] waiting callers take turns, whoever has more waiting, and guests come after those who are signed in', async () => {
  const { ask, events, end } = openQueue({ ownAtOnce: 4 })
  for (const name of ['1', '2', '3', '4']) {
    await ask(name, member(name))
  }
  await ask('guest', guest('g'))
  for (const name of ['a1', 'a2', 'a3']) {
    await ask(name, member('a'))
  }
  await ask('b1', member('b'))
  for (const name of ['1', '2', '3', '4']) {
    await end(member(name))
  }
  await end(member('a'))
  expect(events.slice(4)).toEqual(['a1', 'b1', 'a2', 'a3', 'guest'])
})

test('[P-89] a burst may wait, and for 20 ms only once no place was free for half a second', async () => {
  const { ask, events, pass, end } = openQueue()
  for (const name of ['1', '2', '3', '4']) {
    await ask(name, member(name))
  }
  await ask('early', guest('g'))
  await pass(500)
  expect(events).not.toContain('early: overload')
  await pass(1)
  expect(events).toContain('early: overload')
  await ask('late', member('a'))
  await pass(19)
  expect(events).not.toContain('late: overload')
  await pass(1)
  expect(events).toContain('late: overload')
  // Places that are free for a moment do not end the overload.
  await end(member('1'))
  await end(member('2'))
  for (const name of ['5', '6', 'hurried']) {
    await ask(name, member(name))
  }
  await pass(20)
  expect(events.slice(-3)).toEqual(['5', '6', 'hurried: overload'])
  // A quarter of them that is free for half a second does.
  await end(member('5'))
  await pass(500)
  for (const name of ['7', 'patient']) {
    await ask(name, member(name))
  }
  await pass(400)
  expect(events.slice(-1)).toEqual(['7'])
  await end(member('6'))
  expect(events.slice(-1)).toEqual(['patient'])
})

test('[P-89] a caller that waits for its own requests only is told so, and is not hurried by the load of others', async () => {
  const { ask, events, pass } = openQueue()
  for (const name of ['a1', 'a2', 'a3']) {
    await ask(name, member('a'))
  }
  await ask('b1', member('b'))
  await ask('b2', member('b'))
  await ask('c1', member('c'))
  await pass(501)
  expect(events.slice(-1)).toEqual(['c1: overload'])
  await pass(4499)
  expect(events.slice(-1)).toEqual(['a3: own-limit'])
})

test('[P-89] open requests are limited, for a caller and for all, and guests leave room for those who are signed in', async () => {
  const { ask, events, queue } = openQueue({ ownOpen: 3, open: 5 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) {
    await ask(name, member('a'))
  }
  expect(events).toEqual(['a1', 'a2', 'a4: own-limit'])
  await ask('g1', guest('g'))
  await ask('h1', guest('h'))
  await ask('b1', member('b'))
  expect(events.slice(3)).toEqual(['g1', 'h1: overload', 'b1'])
  // A long request gives its place back and stays open.
  queue.leavePlace(member('a'))
  await settle()
  expect(queue.getState()).toEqual({ running: 4, open: 5, waiting: 0, isOverloaded: false })
})

test('[P-89] nothing begins while the database has a queue, and everything is forgotten at the end', async () => {
  const { ask, events, pass, block, end, queue } = openQueue()
  block(true)
  await ask('a1', member('a'))
  expect(events).toEqual([])
  block(false)
  await pass(10)
  expect(events).toEqual(['a1'])
  await end(member('a'))
  expect(queue.getState()).toEqual({ running: 0, open: 0, waiting: 0, isOverloaded: false })
})
