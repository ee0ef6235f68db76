// Runs apart from the server: what a broken file does to a decoder ends here. The parent kills it when it takes too long.
import { analyseImage } from './analyse-image.ts'
import { analysisOrder, type AnalysisAnswer } from './analysis-message.ts'

function send(answer: AnalysisAnswer): void {
  process.send?.(answer)
}

process.on('message', (message) => {
  const { id, content, words } = analysisOrder.parse(message)
  analyseImage(Buffer.from(content), words, (share, step) => send({ id, share, step })).then(
    (result) => send({ id, result }),
    (error: unknown) => send({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
// Nobody is left to answer.
process.on('disconnect', () => process.exit(0))
