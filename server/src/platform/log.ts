import { pino } from 'pino'
import type { Logger } from 'pino'

/** Structured logs, one JSON object a line. What could sign somebody in is left out. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'], remove: true },
  })
}
