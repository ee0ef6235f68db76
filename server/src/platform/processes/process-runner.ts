import { type ChildProcess, fork } from 'node:child_process'
import { z } from 'zod'
import { leaveHeldPlace } from '../http/admission/held-place.ts'

/** The reason why a process gave no result: it reported an error, it took too long, or it died. */
export class ProcessFailure extends Error {
  override readonly name = 'ProcessFailure'
  readonly kind: 'refused' | 'timeout' | 'died'
  constructor(kind: ProcessFailure['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export type ReportProgress = (share: number, step: string) => void

export interface ProcessRunner<Order, Result> {
  /** @throws ProcessFailure; the next order gets a new process */
  run(order: Order, onProgress?: ReportProgress): Promise<Result>
  close(): void
}

interface Options<Result> {
  processUrl: URL
  result: z.ZodType<Result>
  timeoutMs: number
  /** Whether the time counts from the last report of progress, and not from the start of the order. */
  isProgressAwaited?: boolean
  /** The limit of the JavaScript heap. The process itself limits its native memory, see `serve-process.ts`. */
  heapMb?: number
  /**
   * Whether native code allocates and frees images of many megabytes in several threads, of which glibc keeps much otherwise. The process
   * may then call `gc`, because the garbage collector sees objects of some bytes.
   */
  hasLargeBuffers?: boolean
}

/** A process loads the data of its models once, so it is kept for further orders; an idle one is ended. */
const IDLE_MS = 60_000
const HEAP_MB = 512
/** Each arena keeps what its thread has freed. Allocators of other systems ignore the variable. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }

/** Gives one order at a time to a child process, which may die without harm. Answers are parsed. */
export function createProcessRunner<Order, Result>({
  processUrl,
  result,
  timeoutMs,
  isProgressAwaited = false,
  heapMb = HEAP_MB,
  hasLargeBuffers = false,
}: Options<Result>): ProcessRunner<Order, Result> {
  const answer = z.union([
    z.object({ id: z.number(), result, isSpent: z.boolean() }),
    z.object({ id: z.number(), failure: z.string(), isSpent: z.boolean() }),
    z.object({ id: z.number(), share: z.number(), step: z.string() }),
  ])
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let last: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const started = fork(processUrl, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMb}`, ...(hasLargeBuffers ? ['--expose-gc'] : [])],
      env: hasLargeBuffers ? { ...process.env, ...FEW_ARENAS } : process.env,
    })
    const forget = () => {
      child = child === started ? null : child
    }
    started.on('exit', forget)
    // For an order that arrives while the process is ending: without a listener, the error would end the server.
    started.on('error', forget)
    // The server may end while this process waits for work.
    started.unref()
    started.channel?.unref()
    return started
  }

  function stop(): void {
    child?.kill('SIGKILL')
    child = null
  }

  function give(id: number, order: Order, onProgress: ReportProgress): Promise<Result> {
    clearTimeout(idle)
    child ??= start()
    const used = child
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const timer = setTimeout(() => {
      stop()
      reject(new ProcessFailure('timeout', 'It took too long.'))
    }, timeoutMs)
    const onEnd = () => reject(new ProcessFailure('died', 'The process ended before its result.'))
    const onMessage = (message: unknown) => {
      const { success, data } = answer.safeParse(message)
      if (!success) {
        stop()
        reject(new ProcessFailure('died', 'The process gave an answer that is none.'))
      } else if (data.id === id) {
        take(data)
      }
    }
    const take = (data: z.infer<typeof answer>) => {
      if ('step' in data) {
        if (isProgressAwaited) {
          timer.refresh()
        }
        onProgress(data.share, data.step)
        return
      }
      if (data.isSpent) {
        stop()
      }
      if ('result' in data) {
        resolve(data.result)
      } else {
        reject(new ProcessFailure('refused', data.failure))
      }
    }
    used.on('message', onMessage)
    used.once('exit', onEnd)
    used.once('error', onEnd)
    used.send({ id, order })
    return promise.finally(() => {
      clearTimeout(timer)
      used.off('message', onMessage)
      used.off('exit', onEnd)
      used.off('error', onEnd)
      idle = setTimeout(stop, IDLE_MS)
      idle.unref()
    })
  }

  return {
    run(order, onProgress = () => undefined) {
      leaveHeldPlace()
      lastId += 1
      const id = lastId
      const work = last.then(() => give(id, order, onProgress))
      last = work.catch(() => undefined)
      return work
    },
    close() {
      clearTimeout(idle)
      stop()
    },
  }
}
