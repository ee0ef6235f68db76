import { Worker } from 'node:worker_threads'
import { DomainError } from '../errors/domain-error.ts'
import type { Drawing, RenderAnswer, RenderJob } from './render-job.ts'

/** `interactive`: a user waits for the image. `background`: done when no interactive job waits. */
export type RenderPriority = 'interactive' | 'background'

interface Task {
  job: RenderJob
  resolve: (drawing: Drawing) => void
  reject: (error: Error) => void
}

interface Seat {
  worker: Worker
  task: Task | null
}

export interface RenderPool {
  /**
   * @throws DomainError 503 when too many images wait already, 422 for a font of the brand that cannot be read
   * @throws Error when the job is invalid, or the worker died of it
   */
  render(job: RenderJob, priority: RenderPriority): Promise<Drawing>
  close(): Promise<void>
}

/**
 * Draws images on worker threads, so that drawing never delays a request. Workers are started when they are needed, replaced when
 * they die, and do not keep the process alive.
 * @param options `workers`: the maximum number of threads; `queueLimit`: the maximum number of waiting images of each priority
 */
export function createRenderPool(options: { workers: number; queueLimit: number }): RenderPool {
  const waiting: Record<RenderPriority, Task[]> = { interactive: [], background: [] }
  const seats: Seat[] = []
  let isClosed = false
  let lastId = 0

  function next(): void {
    const seat = seats.find((candidate) => candidate.task === null) ?? openSeat()
    const task = seat && (waiting.interactive.shift() ?? waiting.background.shift())
    if (seat === undefined || task === undefined) {
      return
    }
    seat.task = task
    seat.worker.ref()
    lastId += 1
    seat.worker.postMessage({ id: lastId, job: task.job })
  }

  function openSeat(): Seat | undefined {
    if (seats.length >= options.workers || waiting.interactive.length + waiting.background.length === 0) {
      return undefined
    }
    const seat: Seat = { worker: new Worker(new URL('./render-worker.ts', import.meta.url)), task: null }
    seat.worker.on('message', (answer: RenderAnswer) => settle(seat, answer))
    seat.worker.on('error', (error: Error) => leave(seat, error))
    seat.worker.on('exit', () => leave(seat, new Error('The render worker ended.')))
    seats.push(seat)
    return seat
  }

  function settle(seat: Seat, answer: RenderAnswer): void {
    const { task } = seat
    seat.task = null
    seat.worker.unref()
    if ('image' in answer) {
      task?.resolve({ image: answer.image, faults: answer.faults })
    } else if ('refusal' in answer) {
      task?.reject(new DomainError(422, answer.refusal))
    } else {
      task?.reject(new Error(`The picture cannot be drawn: ${answer.failure}`))
    }
    next()
  }

  function leave(seat: Seat, error: Error): void {
    const index = seats.indexOf(seat)
    if (index === -1) {
      return
    }
    seats.splice(index, 1)
    seat.task?.reject(error)
    if (!isClosed) {
      next()
    }
  }

  return {
    render(job, priority) {
      if (isClosed) {
        return Promise.reject(new Error('The renderer is closed.'))
      }
      if (waiting[priority].length >= options.queueLimit) {
        const headers = { 'retry-after': '2' }
        return Promise.reject(
          new DomainError(503, 'Too many pictures are being drawn. Try again in a moment.', { headers }),
        )
      }
      return new Promise((resolve, reject) => {
        waiting[priority].push({ job, resolve, reject })
        next()
      })
    },
    async close() {
      isClosed = true
      const closed = new Error('The renderer was closed.')
      for (const task of [...waiting.interactive.splice(0), ...waiting.background.splice(0)]) {
        task.reject(closed)
      }
      await Promise.all(seats.map(async (seat) => seat.worker.terminate()))
    },
  }
}
