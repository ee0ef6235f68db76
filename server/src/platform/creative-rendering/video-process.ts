// Runs apart from the server, because encoding is native code and uses a whole processor.
import { constants, setPriority } from 'node:os'
import { serveProcess } from '../processes/serve-process.ts'

process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { renderVideo, videoOrder } = await import('./render-video.ts')

serveProcess({ order: videoOrder, work: renderVideo, memoryMb: 1024 })
