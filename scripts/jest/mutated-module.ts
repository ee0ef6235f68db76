// For `npm run make mutate`: Node gets one file with a change in it. The file itself stays as it is, whatever ends the run.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

interface Change {
  file?: string
  start: number
  end: number
  replacement: string
}

// `run-mutant.ts` wrote it.
const { file, start, end, replacement } = JSON.parse(process.env['MUTATION'] ?? '{}') as Change

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (file === undefined || url !== pathToFileURL(file).href) {
      return loaded
    }
    const source = readFileSync(file, 'utf8')
    return { ...loaded, source: source.slice(0, start) + replacement + source.slice(end) }
  },
})
