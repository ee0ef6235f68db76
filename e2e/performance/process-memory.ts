import { readFile } from 'node:fs/promises'

interface Process {
  name: string
  /** Its own share of the memory in MB: pages that several processes use count in parts (PSS). */
  mb: number
}

/** The largest memory of a process tree while it was watched, in MB. */
export interface MemoryPeak {
  /** Of the largest process below the root, such as a renderer. */
  largestChild: number
  /** Of the root and all processes below it, without PostgreSQL. */
  tree: number
}

const EVERY_MS = 200
const KB_IN_MB = 1024

/** Watches the processes below this one. Linux only. @returns a function that ends the watch and gives the peaks */
export function watchMemory(): () => Promise<MemoryPeak> {
  const peak: MemoryPeak = { largestChild: 0, tree: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const [server, ...children] = await readTree(process.pid)
      const ours = children.filter(({ name }) => name !== 'postgres')
      peak.largestChild = Math.max(peak.largestChild, ...ours.map(({ mb }) => mb))
      peak.tree = Math.max(
        peak.tree,
        [...(server === undefined ? [] : [server]), ...ours].reduce((sum, { mb }) => sum + mb, 0),
      )
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  })()
  return async () => {
    isOver = true
    await watching
    return peak
  }
}

/** All processes below one, from top to bottom, without it. */
async function readTree(root: number): Promise<Process[]> {
  const ids = await readFile(`/proc/${root}/task/${root}/children`, 'utf8').catch(() => '')
  const found: Process[] = []
  for (const id of ids.trim().split(' ').filter(Boolean).map(Number)) {
    found.push(await readProcess(id), ...(await readTree(id)))
  }
  return found
}

/** A process that has ended meanwhile holds nothing. */
export async function readProcess(id: number): Promise<Process> {
  const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')
  const [name, memory] = await Promise.all([read('comm'), read('smaps_rollup')])
  return { name: name.trim(), mb: Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) / KB_IN_MB }
}
