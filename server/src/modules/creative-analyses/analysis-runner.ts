import { type ChildProcess, fork } from 'node:child_process'
import type { AdWords, AnalysisResult } from '@marquee/contract/creative-analyses'
import { analysisAnswer, type AnalysisOrder } from './analysis/analysis-message.ts'

/** A file could not be analysed; the message is written for people. */
export class AnalysisFailure extends Error {
  override readonly name = 'AnalysisFailure'
}

export interface AnalysisRunner {
  /** @throws AnalysisFailure when the file cannot be analysed, takes too long, or makes the process die */
  analyse(content: Uint8Array, words: AdWords, onStep: (share: number, step: string) => void): Promise<AnalysisResult>
  close(): void
}

interface Options {
  processUrl?: URL
  timeoutMs?: number
}

const TIMEOUT_MS = 60_000
/** Its models are read once; a process that has nothing to do is ended. */
const IDLE_MS = 60_000
const MEMORY_MB = 512
const UNREADABLE = 'The file could not be read. It may be damaged: save it again as PNG or JPEG.'

/** Analyses one file at a time in a process of its own, which may die without harm: the next file gets a new one. */
export function createAnalysisRunner({
  processUrl = new URL('./analysis/analysis-process.ts', import.meta.url),
  timeoutMs = TIMEOUT_MS,
}: Options = {}): AnalysisRunner {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let last: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const started = fork(processUrl, { serialization: 'advanced', execArgv: [`--max-old-space-size=${MEMORY_MB}`] })
    started.on('exit', () => {
      child = child === started ? null : child
    })
    // The server may end while it waits for work.
    started.unref()
    started.channel?.unref()
    return started
  }

  function stop(): void {
    child?.kill('SIGKILL')
    child = null
  }

  function run(order: AnalysisOrder, onStep: (share: number, step: string) => void): Promise<AnalysisResult> {
    clearTimeout(idle)
    child ??= start()
    const used = child
    const { promise, resolve, reject } = Promise.withResolvers<AnalysisResult>()
    const timer = setTimeout(() => {
      stop()
      reject(new AnalysisFailure('The analysis took too long. Try a smaller file.'))
    }, timeoutMs)
    const onExit = () => reject(new AnalysisFailure(UNREADABLE))
    const onMessage = (message: unknown) => {
      const answer = analysisAnswer.parse(message)
      if (answer.id !== order.id) {
        return
      }
      if ('result' in answer) {
        resolve(answer.result)
      } else if ('failure' in answer) {
        reject(new AnalysisFailure(UNREADABLE, { cause: answer.failure }))
      } else {
        onStep(answer.share, answer.step)
      }
    }
    used.on('message', onMessage)
    used.once('exit', onExit)
    used.send(order)
    return promise.finally(() => {
      clearTimeout(timer)
      used.off('message', onMessage)
      used.off('exit', onExit)
      idle = setTimeout(stop, IDLE_MS)
      idle.unref()
    })
  }

  return {
    analyse(content, words, onStep) {
      lastId += 1
      const order = { id: lastId, content, words }
      const result = last.then(() => run(order, onStep))
      last = result.catch(() => undefined)
      return result
    },
    close() {
      clearTimeout(idle)
      stop()
    },
  }
}
