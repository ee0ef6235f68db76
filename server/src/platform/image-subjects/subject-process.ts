// Runs in a process of its own: the decoders and WebAssembly use much memory, which no upload may take from the server.
import { constants, setPriority } from 'node:os'
import { serveProcess } from '../processes/serve-process.ts'
import { findSubject } from './find-subject.ts'
import { subjectOrder } from './subject-order.ts'

const MEMORY_MB = 1536

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
serveProcess({ order: subjectOrder, work: ({ content }) => findSubject(content), memoryMb: MEMORY_MB })
