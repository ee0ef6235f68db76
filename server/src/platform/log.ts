import { type Logger, pino } from 'pino'
import { describeTrace } from './tracing/tracing.ts'

/** Structured logs, one JSON object per line. Data with which a person could sign in is left out. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    mixin: describeTrace,
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'], remove: true },
  })
}

/** The parts of an error that help to find the cause. A driver's error also contains its whole connection, and the values of the row. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error
  }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
