import { invalid } from '../errors/domain-error.ts'
import { createProcessRunner, ProcessFailure } from '../processes/process-runner.ts'
import type { CleanImage } from './clean-image.ts'
import { foreignFileAnswer, type ForeignFileAnswer, type ForeignFileOrder } from './foreign-file-order.ts'

/** Opens images, SVG drawings and fonts from outside, in a limited process that may die without harm. */
export interface ForeignFiles {
  /** Converts an uploaded image to a new WebP. @throws DomainError 422 on `file` */
  cleanImage(upload: Uint8Array): Promise<CleanImage>
  /** Renders a drawing (SVG) as PNG. @param fonts font files that its text may need @throws DomainError 422 on `file` */
  drawSvg(svg: Uint8Array, fonts?: readonly Uint8Array[]): Promise<Uint8Array>
  /** @throws DomainError 422 on `file` for a font that cannot draw anything */
  checkFont(content: Uint8Array): Promise<void>
  /** The size in px, from the header. @throws DomainError 422 on `file` */
  measureImage(content: Uint8Array): Promise<{ width: number; height: number }>
  /** An image of the library with at most this width, as WebP. @throws DomainError 422 on `file` */
  shrinkImage(content: Uint8Array, width: number): Promise<Uint8Array>
  close(): void
}

interface Options {
  processUrl?: URL
  /** The time that a drawing may take. */
  drawingTimeoutMs?: number
}

const IMAGE_TIMEOUT_MS = 30_000
/** A logo is rendered in milliseconds; a drawing that takes longer consists of filters or nested copies. */
const DRAWING_TIMEOUT_MS = 10_000
const UNREADABLE = 'The file is damaged and cannot be read.'

/**
 * One process for uploads of users, one for drawings, and one for images of the library; each is started when it is first needed.
 * A file that takes too long or more than 1 GB of memory ends its process and is refused as damaged.
 */
export function createForeignFiles({
  processUrl = new URL('./foreign-file-process.ts', import.meta.url),
  drawingTimeoutMs = DRAWING_TIMEOUT_MS,
}: Options = {}): ForeignFiles {
  const createRunner = (timeoutMs: number) =>
    createProcessRunner<ForeignFileOrder, ForeignFileAnswer>({
      processUrl,
      result: foreignFileAnswer,
      timeoutMs,
    })
  const uploads = createRunner(IMAGE_TIMEOUT_MS)
  const drawings = createRunner(drawingTimeoutMs)
  const library = createRunner(IMAGE_TIMEOUT_MS)

  async function ask(runner: typeof uploads, order: ForeignFileOrder): Promise<ForeignFileAnswer> {
    const answer = await runner.run(order).catch((error: unknown) => {
      if (error instanceof ProcessFailure && error.kind !== 'refused') {
        return { refusal: UNREADABLE }
      }
      throw error
    })
    if ('refusal' in answer) {
      throw invalid({ file: [answer.refusal] })
    }
    return answer
  }

  async function draw(runner: typeof uploads, order: ForeignFileOrder): Promise<Uint8Array> {
    const answer = await ask(runner, order)
    return 'drawn' in answer ? answer.drawn : wrongAnswer()
  }

  return {
    async cleanImage(content) {
      const answer = await ask(uploads, { kind: 'clean-image', content })
      return 'image' in answer ? answer.image : wrongAnswer()
    },
    drawSvg: (content, fonts = []) => draw(drawings, { kind: 'draw-svg', content, fonts: [...fonts] }),
    async checkFont(content) {
      await ask(uploads, { kind: 'check-font', content })
    },
    async measureImage(content) {
      const answer = await ask(library, { kind: 'measure-image', content })
      return 'size' in answer ? answer.size : wrongAnswer()
    },
    shrinkImage: (content, width) => draw(library, { kind: 'shrink-image', content, width }),
    close() {
      uploads.close()
      drawings.close()
      library.close()
    },
  }
}

function wrongAnswer(): never {
  throw new Error('The process of foreign files answered something else than it was asked.')
}
