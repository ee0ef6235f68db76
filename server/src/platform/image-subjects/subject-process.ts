// Runs in a process of its own: the decoders and WebAssembly use much memory, which no upload may take from the server.
import { serveProcess } from '../processes/serve-process.ts'
import { findSubject } from './find-subject.ts'
import { subjectOrder } from './subject-order.ts'

const MEMORY_MB = 1536

serveProcess({ order: subjectOrder, work: ({ content }) => findSubject(content), memoryMb: MEMORY_MB })
