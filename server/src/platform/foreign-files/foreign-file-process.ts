// Runs apart from the server: decoders are native code, and a file from outside may be designed to use up all memory or to crash
// them.
import { constants, setPriority } from 'node:os'
import { serveProcess } from '../processes/serve-process.ts'
import { foreignFileOrder } from './foreign-file-order.ts'

process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { readForeignFile } = await import('./read-foreign-file.ts')

serveProcess({ order: foreignFileOrder, work: readForeignFile, memoryMb: 1024 })
