// Runs apart from the server, because it decodes and measures whole songs.
import { serveProcess } from '../../processes/serve-process.ts'
import { type BeatOrder, beatOrder } from './beat-orders.ts'
import { readBeats } from './read-beats.ts'

// Ten minutes of sound in two channels take 230 MB.
const MEMORY_MB = 1024

serveProcess({ order: beatOrder, work: ({ file }: BeatOrder) => readBeats(file), memoryMb: MEMORY_MB })
